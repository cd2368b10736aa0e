export { moveAttention } from './attention-store.ts';
export { monitoringFeature } from './feature.ts';
export { attentionSync } from './attention-sync.ts';
