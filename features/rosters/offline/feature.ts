import type { OfflineFeature } from '#packages/feature/offline';
import { rosterConflicts } from './conflicts.ts';
import { ownNextShift } from './own-next-shift.ts';
import {
  leaveList,
  mayPlan,
  plannableWorkers,
  rosterList,
  rosterTables,
  workerTags,
} from './roster-rows.ts';
import { scheduleOf } from './schedule.ts';

/** Rosters and leave. */
export const rosterFeature: OfflineFeature = {
  name: 'rosters',
  tables: rosterTables,
  reads: [
    rosterList,
    leaveList,
    plannableWorkers,
    mayPlan,
    workerTags,
    scheduleOf,
    rosterConflicts,
    ownNextShift,
  ],
};
