import type { OfflineFeature } from '#packages/feature/offline';
import { readingList } from './reading-list.ts';
import { readingTables, readingWrites } from './reading-rows.ts';
import { offsetOfSite } from './site-offset-read.ts';
import { readingModel, readingSites } from './site-reading.ts';

/** Meter readings of locations. */
export const readingFeature: OfflineFeature = {
  name: 'readings',
  tables: readingTables,
  reads: [readingSites, readingModel, readingList, offsetOfSite],
  writes: readingWrites,
};
