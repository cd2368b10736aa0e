export { licenseFeature } from './feature.ts';
export { setPlan } from './license-store.ts';
