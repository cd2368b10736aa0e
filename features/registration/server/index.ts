export { registrationFeature } from './feature.ts';
export type { ReferralHooks } from './referral-hooks.ts';
