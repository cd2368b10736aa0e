export {
  mostReferrals,
  createReferralLink,
  readReferral,
  sendInvitations,
} from './referral-endpoints.ts';
export { referralMessages } from './referral-messages.ts';
export { longestNote, mostAddresses, referralStates, testsToActive } from './referral.ts';
export type { Referral, ReferralFigures, ReferralState } from './referral.ts';
