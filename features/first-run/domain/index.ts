export { firstSteps, nextStep, stepStates } from './first-steps.ts';
export type { FirstFacts, FirstStep, StepState } from './first-steps.ts';
export { sampleField, sampleIdsOf } from './sample-rows.ts';
export type { SampleIds } from './sample-rows.ts';
export {
  sampleLastName,
  samplePeople,
  samplePersonId,
  sampleTags,
  sampleTests,
} from './sample-data.ts';
