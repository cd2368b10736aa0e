import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { useAnswer, useClient } from '#packages/http/web';
import { createReferralLink, readReferral, sendInvitations } from '#referral/contract';
import { formErrors } from './address-problem.ts';
import { referralTexts as texts } from './referral-texts.ts';

/** The own referrals, and the invitation of more. */
export function useReferral() {
  const client = useClient();
  const { write, isBusy } = useWrite({ stale: [readReferral] });
  const { data, error, refetch } = useAnswer(readReferral, {});

  async function createLink(): Promise<void> {
    await write(() => client.call(createReferralLink, { body: {} }), { failed: texts.linkFailed });
  }

  async function invite(emails: string[], note: string): Promise<Refused> {
    const body = { emails, note };
    const refused = await write(() => client.call(sendInvitations, { body }), {
      done: ({ invited }) => texts.sent(invited),
    });
    return refused && formErrors(refused, emails);
  }

  return { referral: data, error, refetch: () => void refetch(), invite, createLink, isBusy };
}
