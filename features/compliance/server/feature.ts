import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { complianceCalls } from './compliance-routes.ts';
import { complianceIndexes } from './migrations/2026-11-27-1210-compliance-indexes.ts';

/** The compliance assessment: figures of a period, computed from what happened. */
export const complianceFeature = serverFeature<Viewer>({
  name: 'compliance',
  migrations: [complianceIndexes],
  calls: () => complianceCalls,
});
