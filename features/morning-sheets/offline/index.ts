export { morningSheetFeature } from './feature.ts';
export { morningCrew, morningLocations, nextMorning } from './morning-crew.ts';
export type { MorningCrew, MorningLocation, MorningWorker, NoCrew } from './morning-crew.ts';
export { siteSupplies } from './site-supplies.ts';
export type { NoSupplies, PlannedShift, SiteSupplies } from './site-supplies.ts';
