import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { activateReferrals, activateReferralsWork } from './activate-referrals.ts';
import { addDemoReferrals } from './demo-referrals.ts';
import { referralBaseline } from './migrations/2026-11-27-0510-referrals.ts';
import { recordReferral, recordReferralWork } from './record-referral.ts';
import { referralExport } from './referral-export.ts';
import { referralCalls } from './referral-routes.ts';
import { eraseReferrals } from './referral-store.ts';

/** Referral links of people, their invitations, and who registered. */
export const referralFeature = serverFeature<Viewer>({
  name: 'referral',
  migrations: [referralBaseline],
  tasks: [
    { kind: recordReferral, work: recordReferralWork },
    { kind: activateReferrals, work: activateReferralsWork },
  ],
  calls: () => referralCalls,
  demo: addDemoReferrals,
  personalData: {
    ofOrganisation: [referralExport],
    ofPerson: [referralExport],
    erase: eraseReferrals,
  },
});
