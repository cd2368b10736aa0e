export { shiftsDuring } from './leave-shifts.ts';
export {
  leaveState,
  leavesBetween,
  peopleNearShift,
  peopleOffShift,
  peopleOnLeave,
  peopleOnShift,
} from './on-shift.ts';
export type { LeaveState, OnShift } from './on-shift.ts';
export { firstClash, overlapsOf, overlapWeeks } from './overlaps.ts';
export type { Overlap, PlannedRoster } from './overlaps.ts';
export { localText, startOfDay, timeOfLocal } from './local-times.ts';
export { daysText, describeRoster, intervalText, shiftTimes } from './roster-words.ts';
export { mergedNotes, rosterVersions, shiftsOfVersion } from './roster-versions.ts';
export type { RosterVersion } from './roster-versions.ts';
export { dateOf, mondayOf, nextShifts, shiftAt, shiftsBetween } from './shifts.ts';
export type { Shift } from './shifts.ts';
export { localOf, wallClock } from './wall-clock.ts';
