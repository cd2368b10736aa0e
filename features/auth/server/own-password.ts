import { authMessages } from '#auth/contract';
import type { WriteTx } from '#packages/database';
import type { ServerContext } from '#packages/http/server';
import { accountBucket, countAttempt } from './attempt-limit.ts';
import { findOwnCredential, isStillPassword } from './password-store.ts';
import { fitsPassword } from './password.ts';
import { hasJustSignedIn } from './sign-in-store.ts';

/**
 * What somebody shows of themselves before something that cannot be taken back: the password that
 * fits this hash; null where a work account is all they have.
 */
export interface OwnProof {
  password_hash: string | null;
}

/** What is missing of a proof: the password, its right form, or a sign-in of just now. */
export type ProofProblem = 'no_password' | 'wrong_password' | 'old_sign_in';

/**
 * Looks at what is typed as the own password, before any unit of work: hashing takes its time. What
 * it gives counts once `proofProblem` has held it against the account. Tries are limited as those of
 * signing in are, also of whoever has no password: a code may be asked for beside it.
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
 * What a proof lacks now, which it does until COMMIT: another password may have been set since it
 * was looked at. Who has none must have signed in with their work account just now.
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
