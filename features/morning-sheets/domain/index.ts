export { daysOfSheets, hoursWithin, peakHour, shiftPlan, spanOf } from './shift-plan.ts';
export type { PlannedWork, ShiftPlan, Span } from './shift-plan.ts';
export { cautiousSodium, dayWater, shiftSupplies, typicalSodium } from './shift-supplies.ts';
export type {
  DayWater,
  JobWater,
  ShiftSupplies,
  SupplyHour,
  SupplyWorker,
} from './shift-supplies.ts';
