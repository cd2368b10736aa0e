import { authMessages } from '#auth/contract';
import type { WriteTx } from '#packages/database';
import type { ServerContext } from '#packages/http/server';
import { accountBucket, countAttempt } from './attempt-limit.ts';
import { findOwnCredential, isStillPassword } from './password-store.ts';
import { fitsPassword } from './password.ts';
import { hasJustSignedIn } from './sign-in-store.ts';

/**
 * Proof of identity before something irreversible: the password that matches this hash; null for
 * people with only a work account.
 */
export interface OwnProof {
  password_hash: string | null;
}

/** What a proof lacks: the password, a correct password, or a recent sign-in. */
export type ProofProblem = 'no_password' | 'wrong_password' | 'old_sign_in';

/**
 * Checks the typed own password before the transaction, as hashing is slow. The result must be
 * compared with the account by `proofProblem`. Tries are limited like sign-ins, also for people
 * without a password, as a code may be required too.
 *
 * @throws HttpError TOO_MANY
 */
export async function lookAtPassword(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  { org_id, user_id }: { org_id: string; user_id: string },
  password: string,
): Promise<OwnProof | ProofProblem> {
  const bucket = accountBucket('own-password', { org_id, user_id });
  const limits = [
    { bucket, most: 5, seconds: 60 },
    { bucket, most: 20, seconds: 3600 },
  ];
  await countAttempt(database, limits, now(), authMessages.tooMany);
  const own = await database.read(org_id, (tx) => findOwnCredential(tx, user_id));
  if (own !== null && own.password_hash === null) return { password_hash: null };
  if (password === '') return 'no_password';
  const password_hash = own?.password_hash ?? null;
  return (await fitsPassword(password_hash, password)) ? { password_hash } : 'wrong_password';
}

/**
 * What a proof lacks, valid until COMMIT: the password may have changed since it was checked. A
 * person without a password must have signed in with their work account recently.
 */
export async function proofProblem(
  tx: WriteTx,
  { password_hash }: OwnProof,
  { user_id, token, now }: { user_id: string; token: string | null; now: number },
): Promise<ProofProblem | null> {
  if (!(await isStillPassword(tx, user_id, password_hash))) return 'wrong_password';
  if (password_hash !== null) return null;
  return token !== null && (await hasJustSignedIn(tx, user_id, token, now)) ? null : 'old_sign_in';
}
