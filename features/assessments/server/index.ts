export { assessmentExport } from './assessment-export.ts';
export { assessmentCalls } from './assessment-routes.ts';
export { storeAssessment } from './assessment-store.ts';
export { assessments } from './migrations/2026-11-23-assessments.ts';
