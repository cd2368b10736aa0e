import type { WriteTx } from '#packages/database';
import { hashToken } from './token.ts';

interface ByWorkAccount {
  /** Of whose e-mails they end; null for everybody's. */
  domains: readonly string[] | null;
  /** The token of the sign-in that stays. */
  keep: string | null;
}

/** Ends the sign-ins that came by work account. */
export async function endWorkAccountSignIns(
  tx: WriteTx,
  { domains, keep }: ByWorkAccount,
): Promise<void> {
  await tx.query(
    `delete from sign_ins as s where s.org_id = $1 and s.by_work_account
       and s.token_hash is distinct from $3
       and ($2::text[] is null or exists (
         select from users as u where u.org_id = s.org_id and u.user_id = s.user_id
           and split_part(u.email, '@', 2) = any($2)))`,
    [tx.org_id, domains, keep === null ? null : hashToken(keep)],
  );
}

interface ByPassword {
  domains: readonly string[];
  /** Who may go on signing in with a password. */
  spared: readonly string[];
  /** The token of the sign-in that stays. */
  keep: string | null;
}

/**
 * Ends the sign-ins that came by password, of e-mails of some domains. Their accounts are held until
 * COMMIT, so that one that is under way is ended too, or asks anew what it may.
 */
export async function endPasswordSignIns(
  tx: WriteTx,
  { domains, spared, keep }: ByPassword,
): Promise<void> {
  const { rows } = await tx.query<{ user_id: string }>(
    `select user_id from credentials
     where org_id = $1 and split_part(email, '@', 2) = any($2) and user_id <> all($3::uuid[])
     order by user_id for no key update`,
    [tx.org_id, domains, spared],
  );
  await tx.query(
    `delete from sign_ins where org_id = $1 and not by_work_account
       and user_id = any($2::uuid[]) and token_hash is distinct from $3`,
    [tx.org_id, rows.map(({ user_id }) => user_id), keep === null ? null : hashToken(keep)],
  );
}
