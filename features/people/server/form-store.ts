import type { Tx, WriteTx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import type { WrittenUser } from '#people/contract';
import type { FieldChange } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { userJson } from './user-json.ts';
import { findPeople } from './user-store.ts';
import type { PersonRow } from './user-store.ts';

/** A person with the fields that a form needs in addition to those of the policies. */
export interface FormPerson extends PersonRow {
  email: string | null;
  /** They sign in with a work account. */
  is_federated: boolean;
}

/**
 * A person as a write returns them to the caller. It is read before COMMIT: an error after it would
 * report a stored change as failed.
 *
 * @throws HttpError NOT_FOUND if there is no such person
 */
export async function writtenPerson(
  tx: Tx,
  user_id: string,
  viewer: Pick<Viewer, 'user_id'>,
): Promise<WrittenUser> {
  const { rows } = await tx.query<{ person: WrittenUser }>(
    `select (${userJson('r.user_id = $3')})::jsonb - 'modified_time' as person
     from users as r where r.org_id = $1 and r.user_id = $2`,
    [tx.org_id, user_id, viewer.user_id],
  );
  const [found] = rows;
  if (found === undefined) throw new HttpError('NOT_FOUND');
  return found.person;
}

/** The person of a form; null if the organisation has no such person. */
export async function findFormPerson(tx: Tx, user_id: string): Promise<FormPerson | null> {
  const person = (await findPeople(tx, [user_id])).get(user_id);
  const { rows } = await tx.query<Pick<FormPerson, 'email' | 'is_federated'>>(
    `select email, metadata ? '_federated_provider' as is_federated from users
     where org_id = $1 and user_id = $2`,
    [tx.org_id, user_id],
  );
  const [more] = rows;
  return person === undefined || more === undefined ? null : { ...person, ...more };
}

/**
 * The same, locked until COMMIT against changes, removal and erasure. Locked before their account,
 * in the same order as a removal.
 */
export async function lockFormPerson(tx: WriteTx, user_id: string): Promise<FormPerson | null> {
  await tx.query('select from users where org_id = $1 and user_id = $2 for no key update', [
    tx.org_id,
    user_id,
  ]);
  return findFormPerson(tx, user_id);
}

/** Adds a person without permissions; false if the id is taken. */
export async function insertPerson(
  tx: WriteTx,
  row: Pick<PersonRow, 'user_id' | 'name_first' | 'name_last'> & { created_time: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into users (org_id, user_id, name_first, name_last, created_time)
     values ($1, $2, $3, $4, $5) on conflict (org_id, user_id) do nothing`,
    [tx.org_id, row.user_id, row.name_first, row.name_last, row.created_time],
  );
  return rowCount === 1;
}

/**
 * Sets or removes the email of a person.
 *
 * @throws Error of a unique index if an active person of the organisation has it
 */
export async function storeEmail(
  tx: WriteTx,
  user_id: string,
  email: string | null,
): Promise<void> {
  await tx.query('update users set email = $3 where org_id = $1 and user_id = $2', [
    ...[tx.org_id, user_id, email],
  ]);
}

/**
 * Merges fields into those of a person. Returns the size of all fields in bytes; null if nothing
 * changed.
 */
export async function mergeFields(
  tx: WriteTx,
  user_id: string,
  { set, removed }: FieldChange,
): Promise<number | null> {
  const { rows } = await tx.query<{ bytes: number }>(
    `update users set metadata = (metadata || $3::jsonb) - $4::text[]
     where org_id = $1 and user_id = $2
       and metadata is distinct from (metadata || $3::jsonb) - $4::text[]
     returning octet_length(metadata::text) as bytes`,
    [tx.org_id, user_id, JSON.stringify(set), removed],
  );
  return rows[0]?.bytes ?? null;
}

/** Sets or removes the picture of a person, as base64; false if nothing changed. */
export async function storePicture(
  tx: WriteTx,
  user_id: string,
  image: string | null,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update users set image = $3
     where org_id = $1 and user_id = $2 and active and image is distinct from $3`,
    [tx.org_id, user_id, image],
  );
  return rowCount === 1;
}
