import type { Tx, WriteTx } from '#packages/database';

/** Settings of an organisation; no row: work accounts are off. */
export interface SsoRow {
  tenant_id: string;
  domains: string[];
  is_enforced: boolean;
  creates_people: boolean;
  tag_ids: string[];
}

const settings = `
  select tenant_id, domains, is_enforced, creates_people, tag_ids from sso_settings
  where org_id = $1`;

/** The work account settings of the transaction's organisation; null if off. */
export async function findSettings(tx: Tx): Promise<SsoRow | null> {
  const { rows } = await tx.query<SsoRow>(settings, [tx.org_id]);
  return rows[0] ?? null;
}

/** The same, locked until COMMIT. */
export async function lockSettings(tx: WriteTx): Promise<SsoRow | null> {
  const { rows } = await tx.query<SsoRow>(`${settings} for share`, [tx.org_id]);
  return rows[0] ?? null;
}

/** Stores the settings; another directory counts as not proven. */
export async function storeSettings(tx: WriteTx, row: SsoRow): Promise<void> {
  await tx.query(
    `insert into sso_settings (org_id, tenant_id, domains, is_enforced, creates_people, tag_ids)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (org_id) do update set tenant_id = $2, domains = $3, is_enforced = $4,
       creates_people = $5, tag_ids = $6,
       proven_time = case when sso_settings.tenant_id = $2 then sso_settings.proven_time end`,
    [
      ...[tx.org_id, row.tenant_id, row.domains],
      ...[row.is_enforced, row.creates_people, row.tag_ids],
    ],
  );
}

/** Removes the settings; false if there were none. */
export async function removeSettings(tx: WriteTx): Promise<boolean> {
  const { rowCount } = await tx.query('delete from sso_settings where org_id = $1', [tx.org_id]);
  return rowCount === 1;
}

/** Deletes identities of all other directories. */
export async function forgetOtherDirectories(tx: WriteTx, tenant_id: string): Promise<void> {
  await tx.query('delete from work_accounts where org_id = $1 and tenant_id <> $2', [
    tx.org_id,
    tenant_id,
  ]);
}

/**
 * Makes everybody sign in with a password again. People without one, also removed ones, get an
 * unknown password, so that a mailed link can set another.
 */
export async function unflagEverybody(tx: WriteTx, unknown_hash: string): Promise<void> {
  await tx.query('delete from work_accounts where org_id = $1', [tx.org_id]);
  await tx.query(
    `update users set metadata = metadata - '_federated_provider'
     where org_id = $1 and metadata ? '_federated_provider'`,
    [tx.org_id],
  );
  await tx.query(
    'update credentials set password_hash = $2 where org_id = $1 and password_hash is null',
    [tx.org_id, unknown_hash],
  );
  // After the accounts: the account of a person who is being removed is stored elsewhere by now.
  await tx.query(
    `update removed_people
     set credential = jsonb_set(credential, '{password_hash}', to_jsonb($2::text))
     where org_id = $1 and credential is not null and credential ->> 'password_hash' is null`,
    [tx.org_id, unknown_hash],
  );
}

/** Number of people who sign in at the provider. */
export async function countFederated(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ people: number }>(
    `select count(*)::int as people from users
     where org_id = $1 and active and metadata ? '_federated_provider'`,
    [tx.org_id],
  );
  return rows[0]?.people ?? 0;
}

/**
 * Confirmed domains of the owners' emails and of the registration, without those of other
 * organisations.
 */
export async function findDomains(tx: Tx): Promise<string[]> {
  const { rows } = await tx.query<{ domain: string }>(
    `with named as (
       select domain from registrations
       where org_id = $1 and domain is not null and confirmed_time is not null
       union
       select split_part(u.email, '@', 2) from users as u
       join permissions as p on p.org_id = u.org_id and p.user_id = u.user_id
       join credentials as c on c.org_id = u.org_id and c.user_id = u.user_id
       where u.org_id = $1 and u.active and c.email = u.email and c.proven_time is not null and p.active
         and p.tag_id is null and 'super' = any (string_to_array(p.access, ','))
     )
     select domain from named
     where domain not in (
       select domains_elsewhere($1, (select array_agg(domain) from named)))
     order by domain`,
    [tx.org_id],
  );
  return rows.map(({ domain }) => domain);
}
