import { createHash } from 'node:crypto';
import type { Tx, WriteTx } from '#packages/database';
import type { ProviderKind } from '#work-accounts/contract';
import type { WorkIdentity } from '#work-accounts/domain';

/** Records a used token; false if it was used before. Expired ones are deleted. */
export async function spendToken(
  tx: WriteTx,
  { signed, expires }: { signed: string; expires: number },
  now: number,
): Promise<boolean> {
  await tx.query('delete from spent_tokens where org_id = $1 and expires_time < $2', [
    tx.org_id,
    new Date(now).toISOString(),
  ]);
  const { rowCount } = await tx.query(
    `insert into spent_tokens (org_id, token_hash, expires_time) values ($1, $2, $3)
     on conflict do nothing`,
    [tx.org_id, createHash('sha256').update(signed).digest(), new Date(expires).toISOString()],
  );
  return rowCount === 1;
}

/**
 * Links a person to their account at the provider; false if it belongs to another person. A removed
 * person loses theirs.
 */
export async function bindWorkAccount(
  tx: WriteTx,
  user_id: string,
  { tenant_id, object_id }: WorkIdentity,
  now: number,
): Promise<boolean> {
  await tx.query(
    `delete from work_accounts as w
     where org_id = $1 and tenant_id = $3 and object_id = $4 and user_id <> $2 and not exists (
       select from users as u where u.org_id = w.org_id and u.user_id = w.user_id and u.active)`,
    [tx.org_id, user_id, tenant_id, object_id],
  );
  await tx.query(
    `insert into work_accounts (org_id, user_id, tenant_id, object_id, created_time)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [tx.org_id, user_id, tenant_id, object_id, new Date(now).toISOString()],
  );
  const { rows } = await tx.query(
    `select from work_accounts
     where org_id = $1 and user_id = $2 and tenant_id = $3 and object_id = $4`,
    [tx.org_id, user_id, tenant_id, object_id],
  );
  return rows.length === 1;
}

/**
 * Makes sure that a person may sign in, and locks their account until COMMIT; otherwise returns the
 * reason: it was removed, or another account of the organisation has the email.
 */
export async function ensureCredential(
  tx: WriteTx,
  { user_id, email, now }: { user_id: string; email: string; now: number },
): Promise<'held' | 'disabled' | 'email_taken'> {
  await tx.query(
    `insert into credentials (org_id, user_id, email, created_time) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [tx.org_id, user_id, email, new Date(now).toISOString()],
  );
  const { rows } = await tx.query<{ enabled: boolean }>(
    'select enabled from credentials where org_id = $1 and user_id = $2 for no key update',
    [tx.org_id, user_id],
  );
  const [own] = rows;
  if (own === undefined) return 'email_taken';
  return own.enabled ? 'held' : 'disabled';
}

/** Marks people as signing in at the provider. */
export async function flagFederated(
  tx: WriteTx,
  user_ids: readonly string[],
  kind: ProviderKind,
): Promise<void> {
  await tx.query(
    `update users set metadata = metadata || jsonb_build_object('_federated_provider', $3::text)
     where org_id = $1 and user_id = any($2::uuid[])
       and metadata ->> '_federated_provider' is distinct from $3`,
    [tx.org_id, user_ids, kind],
  );
}

/** Whether the organisation requires work accounts for the domain of an email. */
export async function isEnforcedFor(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select from sso_settings
     where org_id = $1 and is_enforced and domains @> array[split_part($2, '@', 2)]`,
    [tx.org_id, email],
  );
  return rows.length === 1;
}

/** Deletes the link of a person to their account at the provider. */
export async function eraseWorkAccount(tx: WriteTx, user_id: string): Promise<void> {
  await tx.query('delete from work_accounts where org_id = $1 and user_id = $2', [
    tx.org_id,
    user_id,
  ]);
}
