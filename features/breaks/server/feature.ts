import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { breakExport } from './break-export.ts';
import { breakCalls } from './break-routes.ts';
import { breakSync } from './break-sync.ts';
import { addDemoBreaks } from './demo-breaks.ts';
import { eraseBreaks } from './erase-breaks.ts';
import { watchBreaks, watchBreaksWork } from './late-breaks.ts';
import type { WatchServices } from './late-breaks.ts';
import { breakBaseline } from './migrations/2026-11-26-0950-breaks.ts';
import { retireBreaks, retireBreaksWork } from './retire-breaks.ts';

/** Breaks in the heat: recorded, corrected, and late ones. */
export const breakFeature = serverFeature<Viewer, unknown, WatchServices>({
  name: 'breaks',
  migrations: [breakBaseline],
  syncSources: [breakSync],
  tasks: [
    { kind: watchBreaks, work: watchBreaksWork },
    { kind: retireBreaks, work: retireBreaksWork },
  ],
  calls: () => breakCalls,
  demo: addDemoBreaks,
  personalData: { ofOrganisation: [breakExport], ofPerson: [breakExport], erase: eraseBreaks },
});
