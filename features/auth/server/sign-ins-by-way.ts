import type { WriteTx } from '#packages/database';
import { hashToken } from './token.ts';

interface ByWorkAccount {
  /** The work accounts that are admitted from now on; null for none. */
  letIn: { tenant_id: string; domains: readonly string[] } | null;
  /** The token of the sign-in that is kept. */
  keep: string | null;
}

/** Ends the sign-ins by work accounts that would not be admitted any more. */
export async function endWorkAccountSignIns(
  tx: WriteTx,
  { letIn, keep }: ByWorkAccount,
): Promise<void> {
  await tx.query(
    `delete from sign_ins where org_id = $1 and by_work_account
       and token_hash is distinct from $2
       and (work_tenant_id = $3 and work_domain = any($4)) is not true`,
    [
      ...[tx.org_id, keep === null ? null : hashToken(keep)],
      ...[letIn?.tenant_id ?? null, letIn?.domains ?? []],
    ],
  );
}

interface ByPassword {
  domains: readonly string[];
  /** People who may still sign in with a password. */
  spared: readonly string[];
  /** The token of the sign-in that is kept. */
  keep: string | null;
}

/**
 * Ends the sign-ins by password with emails of some domains. Their accounts are locked until
 * COMMIT, so that a concurrent sign-in is ended too, or checks the rules again.
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
