import type { OfflineFeature } from '#packages/feature/offline';
import { emergencyList, emergencyOne, emergencyTables } from './emergency-rows.ts';
import { emergencyNow, emergencySheet } from './emergency-sheet.ts';
import { emergencyWrites } from './emergency-writes.ts';

/** Emergencies: the sheet and the records. */
export const emergencyFeature: OfflineFeature = {
  name: 'emergencies',
  tables: emergencyTables,
  reads: [emergencyList, emergencyOne, emergencySheet, emergencyNow],
  writes: emergencyWrites,
};
