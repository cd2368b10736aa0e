import type { WriteTx } from '#packages/database';
import { endSignIns } from './password-store.ts';
import { voidResets } from './password-reset-store.ts';

/** What somebody else changes of how a person signs in. */
export interface AccountChange {
  email: string;
  /** The hash of another password; null keeps the one there is. */
  password_hash: string | null;
  created_time: string;
}

/**
 * Gives a person another e-mail to sign in with, and another password where there is one; they have
 * to choose their own at the next sign-in. Links to set a password are void, and the sign-ins end.
 * Without a password nobody comes to have an account who had none.
 *
 * @throws Error of a unique index where somebody of the organisation has the e-mail
 */
export async function setAccount(
  tx: WriteTx,
  user_id: string,
  { email, password_hash, created_time }: AccountChange,
): Promise<void> {
  const whose = [tx.org_id, user_id];
  if (password_hash === null) {
    const sql = 'update credentials set email = $3 where org_id = $1 and user_id = $2';
    await tx.query(sql, [...whose, email]);
  } else {
    await tx.query(
      `insert into credentials (org_id, user_id, email, password_hash, must_change_password,
         created_time)
       values ($1, $2, $3, $4, true, $5)
       on conflict (org_id, user_id) do update
         set email = $3, password_hash = $4, must_change_password = true`,
      [...whose, email, password_hash, created_time],
    );
  }
  await voidResets(tx, user_id);
  await endSignIns(tx, user_id, null);
}
