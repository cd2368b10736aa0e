export { crewNow } from './crew-now.ts';
export type { CrewNow } from './crew-now.ts';
export { monitoringFeature } from './feature.ts';
