import type { OfflineFeature } from '#packages/feature/offline';
import { breakList, breakNames } from './break-list.ts';
import { breakTables, breakWrites } from './break-rows.ts';
import { breakSites } from './site-reads.ts';

/** Breaks in the heat. */
export const breakFeature: OfflineFeature = {
  name: 'breaks',
  tables: breakTables,
  reads: [breakSites, breakList, breakNames],
  writes: breakWrites,
};
