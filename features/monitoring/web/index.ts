export { afterTest } from './after-test/after-test.ts';
export { monitoringFeature } from './feature.ts';
export { loadAttentionLink } from './load-attention-link.ts';
