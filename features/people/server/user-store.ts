import type { Tx, WriteTx } from '#packages/database';
import { wornTags } from '#tags/server';

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

/** A person as policies and other features ask about them. */
export interface PersonRow {
  user_id: string;
  name_first: string;
  name_last: string;
  active: boolean;
  tag_ids: string[];
}

/** Adds people; those that are there stay as they are. */
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

/** People by id with the tags they wear; ids of nobody in this organisation are left out. */
export async function findPeople(
  tx: Tx,
  user_ids: readonly string[],
): Promise<Map<string, PersonRow>> {
  const { rows } = await tx.query<PersonRow>(peopleById, [tx.org_id, user_ids]);
  return new Map(rows.map((row) => [row.user_id, row]));
}

/**
 * The same for whoever stores what was read: until COMMIT nobody of them is changed or erased, and
 * any number of writers hold the same person. Tags that are to be held are held before.
 */
export async function lockPeople(
  tx: WriteTx,
  user_ids: readonly string[],
): Promise<Map<string, PersonRow>> {
  // In one order, so that no two of them ever wait for each other.
  const sql = `${peopleById} order by r.user_id for key share of r`;
  const { rows } = await tx.query<PersonRow>(sql, [tx.org_id, user_ids]);
  return new Map(rows.map((row) => [row.user_id, row]));
}

const peopleById = `
  select r.user_id, r.name_first, r.name_last, r.active, ${wornTags('r.user_id')} as tag_ids
  from users as r where r.org_id = $1 and r.user_id = any($2::uuid[])`;

/** Name and e-mail of one person, for the answer of a sign-in. */
export async function findSignedInUser(tx: Tx, user_id: string) {
  const { rows } = await tx.query<{ name_first: string; name_last: string; email: string | null }>(
    'select name_first, name_last, email from users where org_id = $1 and user_id = $2 and active',
    [tx.org_id, user_id],
  );
  return rows[0] ?? null;
}

/** The same of somebody who signs in: until COMMIT nobody removes or erases them. */
export async function holdSignedInUser(tx: WriteTx, user_id: string) {
  await tx.query(
    'select from users where org_id = $1 and user_id = $2 and active for no key update',
    [tx.org_id, user_id],
  );
  return findSignedInUser(tx, user_id);
}

/** Gives a person these names; false where they were removed or erased meanwhile. */
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

/** People are removed; their rows stay. Gives how many were there. */
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
 * A removed person is there again; false where they were erased.
 *
 * @throws Error of a unique index where an active person of the organisation has their e-mail
 */
export async function activatePerson(tx: WriteTx, user_id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update users set active = true where org_id = $1 and user_id = $2 and erased_time is null',
    [tx.org_id, user_id],
  );
  return rowCount === 1;
}

/** Name and e-mail of somebody who was not erased, held against other writers; null for nobody. */
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

/** Everything that tells who a person is goes; the row stays, inactive. */
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

/** A person's picture as base64; null without one. */
export async function findPicture(tx: Tx, user_id: string): Promise<string | null> {
  const { rows } = await tx.query<{ image: string | null }>(
    'select image from users where org_id = $1 and user_id = $2',
    [tx.org_id, user_id],
  );
  return rows[0]?.image ?? null;
}
