import type { WriteTx } from '#packages/database';
import { activeTagsOfPerson } from '#tags/server';
import type { PersonRow } from './user-store.ts';

const person = `
  select r.user_id, r.name_first, r.name_last, r.active, ${activeTagsOfPerson('r.user_id')} as tag_ids
  from users as r`;

/**
 * Locks people by id until COMMIT, so that nobody else changes them or stores data about them. A
 * concurrent test waits and then sees the result. The fixed order prevents deadlocks. Tags must be
 * locked before.
 */
export async function lockPeople(
  tx: WriteTx,
  user_ids: readonly string[],
): Promise<Map<string, PersonRow>> {
  const { rows } = await tx.query<PersonRow>(
    `${person} where r.org_id = $1 and r.user_id = any($2::uuid[])
     order by r.user_id for update of r`,
    [tx.org_id, user_ids],
  );
  return new Map(rows.map((row) => [row.user_id, row]));
}

/** Hides or shows people and returns those that changed. */
export async function setHidden(
  tx: WriteTx,
  user_ids: readonly string[],
  is_hidden: boolean,
): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>(
    `update users set is_hidden = $3
     where org_id = $1 and user_id = any($2::uuid[]) and is_hidden <> $3
     returning user_id`,
    [tx.org_id, user_ids, is_hidden],
  );
  return rows.map(({ user_id }) => user_id);
}

/**
 * Copies the picture and addresses of one person to another who has none, and the newer of both
 * records of acclimatisation; of equally new ones 'new' to the heat, which is the cautious one.
 */
export async function fillPerson(tx: WriteTx, from: string, to: string): Promise<void> {
  await tx.query(
    `update users as r set image = coalesce(r.image, s.image),
       metadata = case
         when coalesce(jsonb_array_length(case when jsonb_typeof(r.metadata->'_addresses') = 'array'
                then r.metadata->'_addresses' end), 0) = 0 and s.metadata ? '_addresses'
         then r.metadata || jsonb_build_object('_addresses', s.metadata->'_addresses')
         else r.metadata end
         || case
         when (s.metadata#>>'{_acclimatisation,date}', s.metadata#>>'{_acclimatisation,state}' = 'new')
           > (coalesce(r.metadata#>>'{_acclimatisation,date}', ''),
              coalesce(r.metadata#>>'{_acclimatisation,state}' = 'new', false))
         then jsonb_build_object('_acclimatisation', s.metadata->'_acclimatisation')
         else '{}' end
     from users as s
     where r.org_id = $1 and r.user_id = $3 and s.org_id = $1 and s.user_id = $2`,
    [tx.org_id, from, to],
  );
}
