import type { OfflineFeature } from '#packages/feature/offline';
import { heatHistory, historyTables } from './heat-history.ts';
import { crewAcclimatisation, personAcclimatisation, planMarks } from './reads.ts';

/** Acclimatisation and heat exposure of people, with the past heat that they depend on. */
export const acclimatisationFeature: OfflineFeature = {
  name: 'acclimatisation',
  tables: historyTables,
  reads: [personAcclimatisation, planMarks, crewAcclimatisation],
  fetched: [heatHistory],
};
