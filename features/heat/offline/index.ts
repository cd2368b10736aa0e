export { heatFeature } from './feature.ts';
export { heatMap } from './heat-map-read.ts';
export type { HeatMap, MapSite, UnplacedSite } from './heat-map-read.ts';
export { riskPerLocation } from './risk-per-location-read.ts';
export type { LocationRisk, PerLevel } from './risk-per-location-read.ts';
export { siteJobs } from './site-jobs-read.ts';
export type { SiteJob, SiteJobs } from './site-jobs-read.ts';
export { siteWorkers } from './site-workers.ts';
export { workerRisks } from './worker-risks.ts';
