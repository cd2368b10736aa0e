export { readLicense } from './license-endpoint.ts';
export { defaultPlan, licenseFeatures } from './license.ts';
export type { License, LicenseFeature, Plan } from './license.ts';
