import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { addDemoReadings } from './demo-readings.ts';
import { readingBaseline } from './migrations/2026-11-27-1610-readings.ts';
import { readingExport } from './reading-export.ts';
import { readingCalls } from './reading-routes.ts';
import { eraseReadings } from './reading-store.ts';
import { readingSync } from './reading-sync.ts';
import { retireReadings, retireReadingsWork } from './retire-readings.ts';

/** Meter readings of locations, which replace the weather model there. */
export const readingFeature = serverFeature<Viewer>({
  name: 'readings',
  migrations: [readingBaseline],
  syncSources: [readingSync],
  tasks: [{ kind: retireReadings, work: retireReadingsWork }],
  calls: () => readingCalls,
  demo: addDemoReadings,
  personalData: {
    ofOrganisation: [readingExport],
    ofPerson: [readingExport],
    erase: eraseReadings,
  },
});
