export { rosterConflicts } from './conflicts.ts';
export type { Conflicts, LeaveConflict, NamedOverlap } from './conflicts.ts';
export { rosterFeature } from './feature.ts';
export { ownNextShift } from './own-next-shift.ts';
export { plannedPeople } from './planned-people.ts';
export type { PlannedPerson } from './planned-people.ts';
export {
  activeLeaves,
  activeRosters,
  leaveList,
  mayPlan,
  membersOf,
  plannableWorkers,
  rosterList,
  workerTags,
} from './roster-rows.ts';
export type { ListedLeave, ListedRoster, PlannableWorker, RosterPerson } from './roster-rows.ts';
export { scheduleOf } from './schedule.ts';
export type { Schedule, ScheduledRoster, ScheduledWorker } from './schedule.ts';
