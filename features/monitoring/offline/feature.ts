import type { OfflineFeature } from '#packages/feature/offline';
import { crewNow } from './crew-now.ts';
import { stoppedWork } from './stopped-work.ts';

/** Reads of the overview. */
export const monitoringFeature: OfflineFeature = {
  name: 'monitoring',
  reads: [crewNow, stoppedWork],
};
