export { moveAttention } from './attention-store.ts';
export { monitoringFeature } from './feature.ts';
