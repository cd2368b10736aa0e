export { crewNow } from './crew-now.ts';
export type { CrewNow, NeedsAttention } from './crew-now.ts';
export { monitoringFeature } from './feature.ts';
export { stoppedWork } from './stopped-work.ts';
export type { StoppedSite } from './stopped-work.ts';
