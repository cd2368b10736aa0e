export { pickOf, totalPick, usualSizes } from './pick.ts';
export type { PickList, Sizes } from './pick.ts';
export { cautiousSodium, shiftSupplies, typicalSodium } from './shift-supplies.ts';
export type { ShiftSupplies, SupplyHour, SupplyWorker } from './shift-supplies.ts';
