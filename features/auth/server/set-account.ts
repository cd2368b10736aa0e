import type { WriteTx } from '#packages/database';
import { endSignIns } from './password-store.ts';
import { voidResets } from './password-reset-store.ts';

/** A change of a person's account by somebody else. */
export interface AccountChange {
  email: string;
  /** The hash of a new password; null keeps the current one. */
  password_hash: string | null;
  created_time: string;
}

/**
 * Sets another email of a person, and another password if given. They must choose their own
 * password at the next sign-in. Reset links are revoked, and all sign-ins end. A person without an
 * account only gets one with a password.
 *
 * @throws Error of a unique index if a person of the organisation has the email
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
