import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { assessmentExport } from './assessment-export.ts';
import { assessmentCalls } from './assessment-routes.ts';
import { addDemoAssessments } from './demo-assessments.ts';
import { assessments } from './migrations/2026-11-23-0903-assessments.ts';

/** Saved what-if assessments. */
export const assessmentFeature = serverFeature<Viewer>({
  name: 'assessments',
  migrations: [assessments],
  calls: () => assessmentCalls,
  personalData: { ofOrganisation: [assessmentExport] },
  demo: addDemoAssessments,
});
