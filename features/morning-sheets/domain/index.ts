export { daysOfSheets, hoursWithin, peakHour, shiftPlan, spanOf } from './shift-plan.ts';
export type { PlannedWork, ShiftPlan, Span } from './shift-plan.ts';
