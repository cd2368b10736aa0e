import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { assessmentExport } from './assessment-export.ts';
import { assessmentCalls } from './assessment-routes.ts';
import { addDemoAssessments } from './demo-assessments.ts';
import { assessmentBaseline } from './migrations/2026-11-24-0915-assessments.ts';

/** Saved what-if assessments. */
export const assessmentFeature = serverFeature<Viewer>({
  name: 'assessments',
  migrations: [assessmentBaseline],
  calls: () => assessmentCalls,
  personalData: { ofOrganisation: [assessmentExport] },
  demo: addDemoAssessments,
});
