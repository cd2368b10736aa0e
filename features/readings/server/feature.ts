import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { correctionExport } from './correction-export.ts';
import { correctionCalls } from './correction-routes.ts';
import { correctionSync } from './correction-sync.ts';
import { addDemoReadings } from './demo-readings.ts';
import { readingBaseline } from './migrations/2026-11-27-1610-readings.ts';
import { siteCorrections } from './migrations/2026-11-27-2040-site-corrections.ts';
import { readingExport } from './reading-export.ts';
import { readingCalls } from './reading-routes.ts';
import { eraseReadings } from './reading-store.ts';
import { readingSync } from './reading-sync.ts';
import { retireReadings, retireReadingsWork } from './retire-readings.ts';

/** Meter readings of locations, which replace the weather model there. */
export const readingFeature = serverFeature<Viewer>({
  name: 'readings',
  migrations: [readingBaseline, siteCorrections],
  syncSources: [readingSync, correctionSync],
  tasks: [{ kind: retireReadings, work: retireReadingsWork }],
  calls: () => [...readingCalls, ...correctionCalls],
  demo: addDemoReadings,
  personalData: {
    ofOrganisation: [readingExport, correctionExport],
    ofPerson: [readingExport],
    erase: eraseReadings,
  },
});
