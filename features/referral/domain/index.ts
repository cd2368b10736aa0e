export { addressesIn } from './address-list.ts';
export { isOwnReferral } from './own-referral.ts';
