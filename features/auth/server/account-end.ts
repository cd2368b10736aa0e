import type { WriteTx } from '#packages/database';
import { voidResets } from './password-reset-store.ts';

/** How a person signed in, kept while they can be restored. */
export interface TakenCredential {
  email: string;
  password_hash: string | null;
  must_change_password: boolean;
  created_time: string;
  /** Null or missing: the email was never confirmed. */
  proven_time?: string | null;
}

/**
 * Closes the account of a person, ends its sign-ins and frees the email. Returns the data to
 * restore it, null if there was none.
 */
export async function takeCredential(
  tx: WriteTx,
  user_id: string,
): Promise<TakenCredential | null> {
  const whose = [tx.org_id, user_id];
  const { rows } = await tx.query<TakenCredential>(
    `delete from credentials where org_id = $1 and user_id = $2
     returning email, password_hash, must_change_password, created_time, proven_time`,
    whose,
  );
  // A concurrent sign-in locks the account, so it is either visible from here on or fails.
  await tx.query('delete from sign_ins where org_id = $1 and user_id = $2', whose);
  return rows[0] ?? null;
}

/**
 * Restores the account of a person; false if another person of the organisation has the email. If
 * an account of another organisation has confirmed it meanwhile, it comes back unconfirmed.
 */
export async function giveCredential(
  tx: WriteTx,
  user_id: string,
  { email, password_hash, must_change_password, created_time, proven_time }: TakenCredential,
): Promise<boolean> {
  for (const proven of new Set([proven_time ?? null, null])) {
    const { rowCount } = await tx.query(
      `insert into credentials (org_id, user_id, email, password_hash, must_change_password,
         created_time, proven_time)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [tx.org_id, user_id, email, password_hash, must_change_password, created_time, proven],
    );
    if (rowCount === 1) return true;
  }
  return false;
}

/** Deletes a person's account and sign-ins completely. */
export async function eraseAccount(tx: WriteTx, user_id: string): Promise<void> {
  const whose = [tx.org_id, user_id];
  await tx.query('delete from credentials where org_id = $1 and user_id = $2', whose);
  await tx.query('delete from sign_ins where org_id = $1 and user_id = $2', whose);
  await tx.query('delete from two_factor where org_id = $1 and user_id = $2', whose);
  await tx.query('delete from sign_in_devices where org_id = $1 and user_id = $2', whose);
  await voidResets(tx, user_id);
  await tx.query('delete from email_proofs where org_id = $1 and user_id = $2', whose);
}

/** Deletes all accounts of the organisation, ends all sign-ins and frees the emails. */
export async function endAllAccounts(tx: WriteTx): Promise<void> {
  await tx.query('delete from credentials where org_id = $1', [tx.org_id]);
  await tx.query('delete from sign_ins where org_id = $1', [tx.org_id]);
}
