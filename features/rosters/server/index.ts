export { rosterFeature } from './feature.ts';
export { moveShifts } from './move-shifts.ts';
export { findRosterState } from './roster-state.ts';
export type { RosterState } from './roster-state.ts';
