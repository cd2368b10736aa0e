export { rosterFeature } from './feature.ts';
export { moveShifts } from './move-shifts.ts';
