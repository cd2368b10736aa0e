import type { WriteTx } from '#packages/database';
import { voidResets } from './password-reset-store.ts';

/** How somebody signed in, kept for as long as they may come back. */
export interface TakenCredential {
  email: string;
  password_hash: string | null;
  must_change_password: boolean;
  created_time: string;
  /** null or missing: nobody has proven the e-mail. */
  proven_time?: string | null;
}

/**
 * The account of a person opens nothing any more and its sign-ins end; the e-mail is free. Gives what
 * makes the account again, null where there was none.
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
  // Whoever signs in meanwhile holds the account, so what they begin is seen from here on.
  await tx.query('delete from sign_ins where org_id = $1 and user_id = $2', whose);
  return rows[0] ?? null;
}

/**
 * Makes the account of a person again; false where somebody else of the organisation has the e-mail
 * by now. Where another organisation's account has proven it meanwhile, it comes back unproven.
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

/** Nothing is left of a person's account: neither how they signed in, nor where. */
export async function eraseAccount(tx: WriteTx, user_id: string): Promise<void> {
  const whose = [tx.org_id, user_id];
  await tx.query('delete from credentials where org_id = $1 and user_id = $2', whose);
  await tx.query('delete from sign_ins where org_id = $1 and user_id = $2', whose);
  await tx.query('delete from two_factor where org_id = $1 and user_id = $2', whose);
  await tx.query('delete from sign_in_devices where org_id = $1 and user_id = $2', whose);
  await voidResets(tx, user_id);
  await tx.query('delete from email_proofs where org_id = $1 and user_id = $2', whose);
}

/** No account of the organisation is left; all sign-ins end and the e-mails are free again. */
export async function endAllAccounts(tx: WriteTx): Promise<void> {
  await tx.query('delete from credentials where org_id = $1', [tx.org_id]);
  await tx.query('delete from sign_ins where org_id = $1', [tx.org_id]);
}
