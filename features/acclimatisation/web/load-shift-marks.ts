/** Loads the marks of shifts in the schedule of rosters. */
export const loadShiftMarks = async () => (await import('./use-shift-marks.ts')).useShiftMarks;
