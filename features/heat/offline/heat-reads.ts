import { heatSites } from './site-heat-reads.ts';
import { siteJobs } from './site-jobs-read.ts';

export const heatReads = [heatSites, siteJobs];
