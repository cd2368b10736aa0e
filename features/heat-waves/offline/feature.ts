import type { OfflineFeature } from '#packages/feature/offline';
import { highTables, pastHighs } from './past-highs.ts';
import { observedOnDay } from './observed-read.ts';
import { watchedSites } from './watch-read.ts';

/** Heat waves at the sites, with the past highs that they depend on. */
export const heatWaveFeature: OfflineFeature = {
  name: 'heat-waves',
  tables: highTables,
  reads: [watchedSites, observedOnDay],
  fetched: [pastHighs],
};
