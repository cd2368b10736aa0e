import type { OfflineFeature } from '#packages/feature/offline';
import { heatReads } from './heat-reads.ts';

/** Heat at the sites. */
export const heatFeature: OfflineFeature = {
  name: 'heat',
  reads: heatReads,
};
