export { supplyFeature } from './feature.ts';
export { siteSupplies } from './site-supplies.ts';
export type { NoSupplies, PlannedShift, SiteSupplies } from './site-supplies.ts';
