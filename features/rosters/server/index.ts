export { rosterFeature } from './feature.ts';
export { moveShifts } from './move-shifts.ts';
export { findRosterState, findSchedules } from './roster-state.ts';
export type { RosterState, Schedules } from './roster-state.ts';
