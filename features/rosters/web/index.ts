export { rosterFeature } from './feature.ts';
export type { ShiftMark, ShiftMarks, UseShiftMarks } from './shift-marks.ts';
