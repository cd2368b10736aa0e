import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { addDemoRosters } from './demo-rosters.ts';
import { eraseRosters } from './erase-rosters.ts';
import { rosterBaseline } from './migrations/2026-11-26-0200-rosters.ts';
import { earlierRosters } from './migrations/2026-11-26-0701-earlier-rosters.ts';
import { leaveReasons } from './migrations/2026-11-26-1220-leave-reasons.ts';
import { leaveExport, rosterExport } from './roster-export.ts';
import { rosterCalls } from './roster-routes.ts';
import { leaveSync, rosterSync } from './roster-sync.ts';

/** Rosters and leave. */
export const rosterFeature = serverFeature<Viewer>({
  name: 'rosters',
  migrations: [rosterBaseline, earlierRosters, leaveReasons],
  syncSources: [rosterSync, leaveSync],
  calls: () => rosterCalls,
  demo: addDemoRosters,
  personalData: {
    ofOrganisation: [rosterExport, leaveExport],
    ofPerson: [rosterExport, leaveExport],
    erase: eraseRosters,
  },
});
