export {
  listAssessments,
  mostAssessments,
  removeAssessment,
  saveAssessment,
} from './assessment-endpoints.ts';
export { assessmentMessages } from './assessment-messages.ts';
export type { Assessment, AssessmentFields, AssessmentKind } from './assessment.ts';
export { airMovements, thermalLimits } from './thermal.ts';
export type { OutsideReason, ThermalAnswers, ThermalResult } from './thermal.ts';
