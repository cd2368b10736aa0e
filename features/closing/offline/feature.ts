import type { OfflineFeature } from '#packages/feature/offline';
import { closingReads } from './closing-counts.ts';

/** What is deleted with an account or organisation. */
export const closingFeature: OfflineFeature = {
  name: 'closing',
  reads: closingReads,
};
