import { createHash } from 'node:crypto';
import type { Tx, WriteTx } from '#packages/database';
import type { ProviderKind } from '#work-accounts/contract';
import type { WorkIdentity } from '#work-accounts/domain';

/** Notes that a token was taken; false where it was before. Those too old to be sent again go. */
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
 * Ties a person to their account at the provider; false where it is somebody else's. Who was removed
 * holds theirs no longer.
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
 * Sees that a person may hold sign-ins, and holds their account until COMMIT; else tells why they may
 * not: that was taken from them, or another account of the organisation has the e-mail.
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

/** Whether the organisation has its people of an e-mail's domain sign in at the provider only. */
export async function isEnforcedFor(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select from sso_settings
     where org_id = $1 and is_enforced and domains @> array[split_part($2, '@', 2)]`,
    [tx.org_id, email],
  );
  return rows.length === 1;
}

/** Nobody is known any more who signs in as this person at a provider. */
export async function eraseWorkAccount(tx: WriteTx, user_id: string): Promise<void> {
  await tx.query('delete from work_accounts where org_id = $1 and user_id = $2', [
    tx.org_id,
    user_id,
  ]);
}
