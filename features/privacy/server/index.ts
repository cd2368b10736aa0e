export { privacyFeature } from './feature.ts';
export type { PrivacyServices } from './feature.ts';
