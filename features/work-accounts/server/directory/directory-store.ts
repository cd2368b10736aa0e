import type { Tx, WriteTx } from '#packages/database';

/**
 * Whether somebody of the organisation has proven an account of the directory: by testing the
 * connection, or by signing in.
 */
export async function findIsShown(tx: Tx, tenant_id: string): Promise<boolean> {
  const { rows } = await tx.query<{ is_shown: boolean }>(
    `select s.proven_time is not null or exists (
         select from work_accounts as w where w.org_id = s.org_id and w.tenant_id = s.tenant_id)
       as is_shown
     from sso_settings as s where s.org_id = $1 and s.tenant_id = $2`,
    [tx.org_id, tenant_id],
  );
  return rows[0]?.is_shown === true;
}

/**
 * Records that somebody with an email of an allowed domain has proven an account of the directory.
 */
export async function noteShown(
  tx: WriteTx,
  { tenant_id, domain }: { tenant_id: string; domain: string },
  now: number,
): Promise<void> {
  await tx.query(
    `update sso_settings set proven_time = $4
     where org_id = $1 and tenant_id = $2 and domains @> array[$3] and proven_time is null`,
    [tx.org_id, tenant_id, domain, new Date(now).toISOString()],
  );
}

/** Those of the accounts that belong to an active person. */
export async function findKnownAccounts(
  tx: Tx,
  tenant_id: string,
  object_ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.query<{ object_id: string }>(
    `select w.object_id from work_accounts as w join users as u using (org_id, user_id)
     where w.org_id = $1 and w.tenant_id = $2 and w.object_id = any($3) and u.active`,
    [tx.org_id, tenant_id, object_ids],
  );
  return new Set(rows.map(({ object_id }) => object_id));
}

/** Those of the emails that an active person of the organisation has. */
export async function findOwnEmails(tx: Tx, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ email: string }>(
    'select email from users where org_id = $1 and active and email = any($2)',
    [tx.org_id, emails],
  );
  return new Set(rows.map(({ email }) => email));
}

/** Links new people to their accounts; a removed person loses theirs. */
export async function insertWorkAccounts(
  tx: WriteTx,
  tenant_id: string,
  rows: readonly { user_id: string; object_id: string; created_time: string }[],
): Promise<void> {
  await tx.query(
    `delete from work_accounts as w
     where org_id = $1 and tenant_id = $2 and object_id = any($3) and not exists (
       select from users as u where u.org_id = w.org_id and u.user_id = w.user_id and u.active)`,
    [tx.org_id, tenant_id, rows.map(({ object_id }) => object_id)],
  );
  await tx.query(
    `insert into work_accounts (org_id, user_id, tenant_id, object_id, created_time)
     select $1, user_id, $2, object_id, created_time
     from json_to_recordset($3::json) as given(
       user_id uuid, object_id text, created_time timestamptz)`,
    [tx.org_id, tenant_id, JSON.stringify(rows)],
  );
}
