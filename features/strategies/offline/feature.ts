import type { OfflineFeature } from '#packages/feature/offline';
import { strategyReads, strategyTables } from './strategy-rows.ts';

/** Testing strategies. */
export const strategyFeature: OfflineFeature = {
  name: 'strategies',
  tables: strategyTables,
  reads: strategyReads,
};
