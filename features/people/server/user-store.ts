import type { Queryable, Tx, WriteTx } from '#packages/database';
import { activeTagsOfPerson } from '#tags/server';

export interface UserRow {
  user_id: string;
  name_first: string;
  name_last: string;
  email: string | null;
  metadata: Record<string, unknown>;
  experimental: boolean;
  is_hidden: boolean;
  created_time: string;
}

/** A person with the fields that policies and other features need. */
export interface PersonRow {
  user_id: string;
  name_first: string;
  name_last: string;
  active: boolean;
  tag_ids: string[];
}

/** Adds people; existing ones are unchanged. */
export async function insertUsers(tx: WriteTx, rows: readonly UserRow[]): Promise<void> {
  await tx.query(
    `insert into users (org_id, user_id, name_first, name_last, email, metadata, experimental,
                        is_hidden, created_time)
     select $1, user_id, name_first, name_last, lower(email), metadata, experimental,
            is_hidden, created_time
     from json_to_recordset($2::json) as given(
       user_id uuid, name_first text, name_last text, email text, metadata jsonb,
       experimental boolean, is_hidden boolean, created_time timestamptz)
     on conflict (org_id, user_id) do nothing`,
    [tx.org_id, JSON.stringify(rows)],
  );
}

/** People by id with their tags. Unknown ids are left out. */
export async function findPeople(
  tx: Tx,
  user_ids: readonly string[],
): Promise<Map<string, PersonRow>> {
  const { rows } = await tx.query<PersonRow>(peopleById, [tx.org_id, user_ids]);
  return new Map(rows.map((row) => [row.user_id, row]));
}

/**
 * The same with a shared lock: until COMMIT nobody can change or erase these people, but other
 * writers may hold the same lock. Lock tags before.
 */
export async function lockPeople(
  tx: WriteTx,
  user_ids: readonly string[],
): Promise<Map<string, PersonRow>> {
  // A fixed order prevents deadlocks.
  const sql = `${peopleById} order by r.user_id for key share of r`;
  const { rows } = await tx.query<PersonRow>(sql, [tx.org_id, user_ids]);
  return new Map(rows.map((row) => [row.user_id, row]));
}

const peopleById = `
  select r.user_id, r.name_first, r.name_last, r.active, ${activeTagsOfPerson('r.user_id')} as tag_ids
  from users as r where r.org_id = $1 and r.user_id = any($2::uuid[])`;

/** Name and email of one person, for the response of a sign-in. */
export async function findSignedInUser(tx: Tx, user_id: string) {
  const { rows } = await tx.query<{ name_first: string; name_last: string; email: string | null }>(
    'select name_first, name_last, email from users where org_id = $1 and user_id = $2 and active',
    [tx.org_id, user_id],
  );
  return rows[0] ?? null;
}

/** The same during a sign-in, locked until COMMIT against removal and erasure. */
export async function lockSignedInUser(tx: WriteTx, user_id: string) {
  await tx.query(
    'select from users where org_id = $1 and user_id = $2 and active for no key update',
    [tx.org_id, user_id],
  );
  return findSignedInUser(tx, user_id);
}

/** Sets the names of a person; false if they were removed or erased meanwhile. */
export async function storeNames(
  tx: WriteTx,
  user_id: string,
  { name_first, name_last }: Pick<UserRow, 'name_first' | 'name_last'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update users set name_first = $3, name_last = $4
     where org_id = $1 and user_id = $2 and active`,
    [tx.org_id, user_id, name_first, name_last],
  );
  return rowCount === 1;
}

/** Marks people as removed; their rows are kept. Returns how many changed. */
export async function deactivatePeople(
  tx: WriteTx,
  user_ids: readonly string[] | 'everybody',
): Promise<number> {
  const { rowCount } = await tx.query(
    `update users set active = false
     where org_id = $1 and active and ($2::uuid[] is null or user_id = any($2))`,
    [tx.org_id, user_ids === 'everybody' ? null : user_ids],
  );
  return rowCount;
}

/**
 * Reactivates a removed person; false if they were erased.
 *
 * @throws Error of a unique index if an active person of the organisation has their email
 */
export async function activatePerson(tx: WriteTx, user_id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update users set active = true where org_id = $1 and user_id = $2 and erased_time is null',
    [tx.org_id, user_id],
  );
  return rowCount === 1;
}

/**
 * Name and email of a person who was not erased, locked against other writers; null if there is
 * none.
 */
export async function findErasable(
  tx: WriteTx,
  user_id: string,
): Promise<Pick<UserRow, 'name_first' | 'name_last' | 'email'> | null> {
  const { rows } = await tx.query<Pick<UserRow, 'name_first' | 'name_last' | 'email'>>(
    `select name_first, name_last, email from users
     where org_id = $1 and user_id = $2 and erased_time is null for update`,
    [tx.org_id, user_id],
  );
  return rows[0] ?? null;
}

/** Deletes everything that identifies a person. The row is kept, inactive. */
export async function eraseUser(tx: WriteTx, user_id: string, time: string): Promise<void> {
  await tx.query(
    `update users set active = false, name_first = '', name_last = '', email = null, image = null,
       metadata = '{}', erased_time = $3
     where org_id = $1 and user_id = $2`,
    [tx.org_id, user_id, time],
  );
  await tx.query('delete from removed_people where org_id = $1 and user_id = $2', [
    tx.org_id,
    user_id,
  ]);
}

/** A person's picture as base64; null if there is none. */
export async function findPicture(tx: Tx, user_id: string): Promise<string | null> {
  const { rows } = await tx.query<{ image: string | null }>(
    'select image from users where org_id = $1 and user_id = $2',
    [tx.org_id, user_id],
  );
  return rows[0]?.image ?? null;
}

/** A person of any organisation. */
export interface PersonOnServer {
  org_id: string;
  user_id: string;
  name_first: string;
  name_last: string;
}

/**
 * People of all organisations with an email or id who were not erased, for commands of the operator;
 * at most ten.
 *
 * @param owner the owner of the database
 * @param wanted an email or id in lower case
 */
export async function findOnServer(owner: Queryable, wanted: string): Promise<PersonOnServer[]> {
  const { rows } = await owner.query<PersonOnServer>(
    `select org_id, user_id, name_first, name_last from users
     where (email = $1 or user_id::text = $1) and erased_time is null
     order by active desc, org_id, user_id limit 10`,
    [wanted],
  );
  return rows;
}
