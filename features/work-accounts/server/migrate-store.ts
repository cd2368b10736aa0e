import { voidResets } from '#auth/server';
import type { Tx, WriteTx } from '#packages/database';

interface Migrant {
  email: string | null;
  /** Signs in at the provider and has no password here. */
  is_migrated: boolean;
}

/**
 * Locks people until COMMIT, in a fixed order and before their accounts, like a sign-in with a work
 * account, which prevents deadlocks.
 */
export async function lockMigrants(tx: WriteTx, user_ids: readonly string[]): Promise<void> {
  await tx.query(
    `select from users where org_id = $1 and user_id = any($2::uuid[])
     order by user_id for no key update`,
    [tx.org_id, user_ids],
  );
}

/** A person with the fields of a migration; null if the organisation has no such person. */
export async function findMigrant(tx: Tx, user_id: string): Promise<Migrant | null> {
  const { rows } = await tx.query<Migrant>(
    `select u.email, u.metadata ? '_federated_provider' and not exists (
         select from credentials as c
         where c.org_id = u.org_id and c.user_id = u.user_id and c.password_hash is not null)
       as is_migrated
     from users as u where u.org_id = $1 and u.user_id = $2 and u.active`,
    [tx.org_id, user_id],
  );
  return rows[0] ?? null;
}

/** Removes a person's password and reset links. */
export async function removePassword(tx: WriteTx, user_id: string): Promise<void> {
  await tx.query(
    `update credentials set password_hash = null, must_change_password = false
     where org_id = $1 and user_id = $2`,
    [tx.org_id, user_id],
  );
  await voidResets(tx, user_id);
}
