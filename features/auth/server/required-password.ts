import type { Database } from '#packages/database';
import { fieldError } from '#packages/http/server';
import { authMessages } from '#auth/contract';
import type { FindSignedInUser } from './find-user.ts';
import { refuseBadPassword } from './password-routes.ts';
import { findOwnCredential, findPasswordRules } from './password-store.ts';
import { fitsPassword, hashPassword } from './password.ts';

interface SigningIn {
  org_id: string;
  user_id: string;
  new_password?: string | undefined;
  confirm_password?: string | undefined;
}

/**
 * The hash of the password that a person must choose before signing in, because somebody else has
 * set the current one; null for everybody else.
 *
 * @throws HttpError INVALID if it is missing, with 'New password is required', or not valid
 */
export async function requiredPasswordHash(
  database: Database,
  findUser: FindSignedInUser,
  { org_id, user_id, new_password, confirm_password = '' }: SigningIn,
): Promise<string | null> {
  const found = await database.read(org_id, async (tx) => {
    const credential = await findOwnCredential(tx, user_id);
    if (credential?.must_change_password !== true) return null;
    const { email, password_hash } = credential;
    return { password_hash, rules: await findPasswordRules(tx, findUser, { user_id, email }) };
  });
  if (found === null) return null;
  if (new_password === undefined) throw fieldError('new_password', authMessages.newRequired);
  refuseBadPassword({ new_password, confirm_password }, found.rules);
  const isSame = await fitsPassword(found.password_hash, new_password);
  if (isSame) throw fieldError('new_password', authMessages.newIsCurrent);
  return hashPassword(new_password);
}
