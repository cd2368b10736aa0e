import type { ReferralHooks } from '#registration/server';
import { findInviter } from './across-organisations.ts';
import { onReferred } from './record-referral.ts';

export { referralFeature } from './feature.ts';
export { moveReferrals } from './referral-store.ts';

/** What a registration with a referral code does. */
export const referralHooks: ReferralHooks = {
  findInviter: async (database, code) => (await findInviter(database, code))?.organisation ?? null,
  onReferred,
};
