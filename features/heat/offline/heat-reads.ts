import { crewHour } from './crew-hour-read.ts';
import { heatMap } from './heat-map-read.ts';
import { riskPerLocation } from './risk-per-location-read.ts';
import { heatSites } from './site-heat-reads.ts';
import { siteJobs } from './site-jobs-read.ts';
import { siteWorkers } from './site-workers.ts';

export const heatReads = [heatSites, heatMap, siteJobs, siteWorkers, riskPerLocation, crewHour];
