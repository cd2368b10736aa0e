export { monitoringFeature } from './feature.ts';
export { loadAttentionLink } from './load-attention-link.ts';
