export { registrationFeature } from './feature.ts';
export type { FoundingParts } from './found-organisation.ts';
export { createOwner } from './operator-owner.ts';
export type { CreatedOwner, OperatorOwner } from './operator-owner.ts';
export type { ReferralHooks } from './referral-hooks.ts';
