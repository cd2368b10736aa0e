import type { FactorToSetUp } from '#auth/contract';
import { findOrganisation } from '#organisation/server';
import type { SecondFactorRules } from '#organisation/server';
import type { Tx, WriteTx } from '#packages/database';
import { createSecret, otpauthUrl, stepOfCode } from './one-time-code.ts';
import { endSignIns } from './password-store.ts';
import { enableTwoFactor, findTwoFactor, offerSecret } from './two-factor-store.ts';

/** Whether the organisation requires a second factor with every password. */
export async function isFactorDemanded(tx: Tx): Promise<boolean> {
  const organisation = await findOrganisation(tx);
  return organisation?.metadata._require_two_factor === true;
}

interface SigningIn {
  user_id: string;
  email: string;
  otp: string | undefined;
  now: number;
}

/**
 * For a person without a second factor whose password was correct. If the organisation requires
 * one, it is switched on with the sent code, and their other sign-ins end. Returns the data to set
 * it up while no code fits, and null if nothing is required.
 */
export async function setUpDemanded(
  tx: WriteTx,
  { user_id, email, otp, now }: SigningIn,
): Promise<FactorToSetUp | 'is_on' | null> {
  if (!(await isFactorDemanded(tx))) return null;
  const known = await findTwoFactor(tx, user_id);
  const step = known && stepOfCode(known.secret, otp ?? '', now);
  if (step !== null && (await enableTwoFactor(tx, user_id, step, now))) {
    await endSignIns(tx, user_id, null);
    tx.audit({ action: 'enable_2fa', entity: 'user', entity_id: user_id });
    return null;
  }
  await offerSecret(tx, user_id, createSecret(), now);
  const offered = await findTwoFactor(tx, user_id);
  // A concurrent sign-in has switched it on; its secret is never returned again.
  if (offered === null || offered.enabled_time !== null) return 'is_on';
  const { secret } = offered;
  const is_wrong = known !== null && (otp ?? '') !== '';
  return { secret, otpauth_url: otpauthUrl(secret, email), is_wrong };
}

/** The rules for the organisation's switch. */
export const secondFactorRules: SecondFactorRules = {
  async has(tx, user_id) {
    return ((await findTwoFactor(tx, user_id))?.enabled_time ?? null) !== null;
  },
  async endWithout(tx) {
    await tx.query(
      `delete from sign_ins as s where s.org_id = $1 and not s.by_work_account and not exists (
         select from two_factor as f
         where f.org_id = $1 and f.user_id = s.user_id and f.enabled_time is not null)`,
      [tx.org_id],
    );
  },
};
