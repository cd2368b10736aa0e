import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { addDemoEmergencies } from './demo-emergencies.ts';
import { emergencyExport } from './emergency-export.ts';
import { emergencyCalls } from './emergency-routes.ts';
import { emergencySync } from './emergency-sync.ts';
import { emergencyBaseline } from './migrations/2026-11-26-0910-emergencies.ts';
import { eraseEmergencies } from './person-changes.ts';

/** Emergencies: the record of what was done and when. */
export const emergencyFeature = serverFeature<Viewer>({
  name: 'emergencies',
  migrations: [emergencyBaseline],
  syncSources: [emergencySync],
  calls: () => emergencyCalls,
  demo: addDemoEmergencies,
  personalData: {
    ofOrganisation: [emergencyExport],
    ofPerson: [emergencyExport],
    erase: eraseEmergencies,
  },
});
