import type { OfflineFeature } from '#packages/feature/offline';
import { morningCrew, morningLocations, nextMorning } from './morning-crew.ts';
import { siteSupplies } from './site-supplies.ts';

/** The morning sheet, and what the shifts of a day need. */
export const morningSheetFeature: OfflineFeature = {
  name: 'morning-sheets',
  reads: [morningCrew, morningLocations, nextMorning, siteSupplies],
};
