import type { OfflineFeature } from '#packages/feature/offline';
import { morningCrew, morningLocations, nextMorning } from './morning-crew.ts';

/** The morning sheet. */
export const morningSheetFeature: OfflineFeature = {
  name: 'morning-sheets',
  reads: [morningCrew, morningLocations, nextMorning],
};
