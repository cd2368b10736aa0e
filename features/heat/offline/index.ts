export { heatMap } from './heat-map-read.ts';
export type { HeatMap, MapSite, UnplacedSite } from './heat-map-read.ts';
export { heatReads } from './heat-reads.ts';
export { heatOfSites, heatSites } from './site-heat-reads.ts';
export type { SiteHeat } from './site-heat-reads.ts';
export { siteJobs } from './site-jobs-read.ts';
export type { SiteJob, SiteJobs } from './site-jobs-read.ts';
export { siteWorkers } from './site-workers.ts';
