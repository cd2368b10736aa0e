export { heatOfSites, heatReads, heatSites } from './site-heat-reads.ts';
export type { SiteHeat } from './site-heat-reads.ts';
