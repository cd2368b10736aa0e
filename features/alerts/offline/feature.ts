import type { OfflineFeature } from '#packages/feature/offline';
import { alertReads, alertTables } from './alert-rows.ts';

/** Alert rules and alerts. */
export const alertFeature: OfflineFeature = {
  name: 'alerts',
  tables: alertTables,
  reads: alertReads,
};
