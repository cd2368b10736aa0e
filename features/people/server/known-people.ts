import type { Tx, WriteTx } from '#packages/database';
import type { UserRow } from './user-store.ts';

type KnownPerson = Pick<UserRow, 'user_id' | 'name_first' | 'name_last' | 'email'>;

/** Existing people: those without an email, and those who have one of these emails. */
export async function findKnownPeople(tx: Tx, emails: readonly string[]): Promise<KnownPerson[]> {
  const { rows } = await tx.query<KnownPerson>(
    `select user_id, name_first, name_last, email from users
     where org_id = $1 and active and (email is null or email = any($2))`,
    [tx.org_id, emails],
  );
  return rows;
}

/**
 * Those of the emails that a person of the organisation has. Other organisations are not searched.
 */
export async function findTakenEmails(tx: Tx, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const { rows } = await tx.query<{ email: string }>(
    `select email from users where org_id = $1 and active and email = any($2)
     union select email from credentials where org_id = $1 and email = any($2)`,
    [tx.org_id, emails],
  );
  return new Set(rows.map(({ email }) => email));
}

/** Those of the mail domains that another organisation has confirmed as its own. */
export async function findForeignDomains(tx: Tx, domains: readonly string[]): Promise<Set<string>> {
  if (domains.length === 0) return new Set();
  const { rows } = await tx.query<{ domain: string }>(
    'select domain from domains_elsewhere($1, $2::text[]) as domain',
    [tx.org_id, domains],
  );
  return new Set(rows.map(({ domain }) => domain));
}

/** Fills in missing names; existing ones are kept. Returns the ids of people that exist. */
export async function fillNames(
  tx: WriteTx,
  given: readonly Pick<UserRow, 'user_id' | 'name_first' | 'name_last'>[],
): Promise<Set<string>> {
  const user_ids = given.map(({ user_id }) => user_id);
  // A fixed order prevents deadlocks between two writers.
  const { rows } = await tx.query<{ user_id: string }>(
    `select user_id from users where org_id = $1 and active and user_id = any($2::uuid[])
     order by user_id for update`,
    [tx.org_id, user_ids],
  );
  await tx.query(
    `update users as u
     set name_first = coalesce(nullif(u.name_first, ''), given.name_first),
       name_last = coalesce(nullif(u.name_last, ''), given.name_last)
     from json_to_recordset($2::json) as given(user_id uuid, name_first text, name_last text)
     where u.org_id = $1 and u.active and u.user_id = given.user_id
       and (u.name_first = '' and given.name_first <> ''
         or u.name_last = '' and given.name_last <> '')`,
    [tx.org_id, JSON.stringify(given)],
  );
  return new Set(rows.map(({ user_id }) => user_id));
}
