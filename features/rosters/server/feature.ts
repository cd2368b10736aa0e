import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { calendarCalls } from './calendar/calendar-routes.ts';
import { addDemoRosters } from './demo-rosters.ts';
import { eraseRosters } from './erase-rosters.ts';
import { rosterBaseline } from './migrations/2026-11-26-0200-rosters.ts';
import { earlierRosters } from './migrations/2026-11-26-0701-earlier-rosters.ts';
import { calendarFeeds } from './migrations/2026-11-26-1210-calendar-feeds.ts';
import { leaveReasons } from './migrations/2026-11-26-1220-leave-reasons.ts';
import { boundedNotes } from './migrations/2026-11-27-0440-bounded-roster-notes.ts';
import {
  calendarFeedExport,
  leaveExport,
  rosterChangeExport,
  rosterExport,
} from './roster-export.ts';
import { rosterCalls } from './roster-routes.ts';
import { leaveSync, rosterSync } from './roster-sync.ts';

/** What the calls need at runtime. */
export interface RosterServices {
  /** Addresses that people enter may be http and private. Only for tests. */
  readonly allowsPrivateWebhooks: boolean;
}

/** Rosters and leave. */
export const rosterFeature = serverFeature<Viewer, RosterServices>({
  name: 'rosters',
  migrations: [rosterBaseline, earlierRosters, calendarFeeds, leaveReasons, boundedNotes],
  syncSources: [rosterSync, leaveSync],
  calls: ({ allowsPrivateWebhooks }) => [...rosterCalls, ...calendarCalls(allowsPrivateWebhooks)],
  demo: addDemoRosters,
  personalData: {
    ofOrganisation: [rosterExport, rosterChangeExport, leaveExport],
    ofPerson: [rosterExport, rosterChangeExport, leaveExport, calendarFeedExport],
    erase: eraseRosters,
  },
});
