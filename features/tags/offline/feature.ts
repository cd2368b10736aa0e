import type { OfflineFeature } from '#packages/feature/offline';
import { tagReads, tagTables } from './tag-rows.ts';

/** Labels. */
export const tagFeature: OfflineFeature = {
  name: 'tags',
  tables: tagTables,
  reads: tagReads,
};
