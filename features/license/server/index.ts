export { licenseFeature } from './feature.ts';
export { findLicense, setPlan } from './license-store.ts';
