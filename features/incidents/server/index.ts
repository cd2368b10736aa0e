export { incidentFeature } from './feature.ts';
export { moveIncidentFiles } from './incident-store.ts';
