export { crewNow } from './crew-now.ts';
export type { CrewNow, NeedsAttention } from './crew-now.ts';
export { monitoringFeature } from './feature.ts';
