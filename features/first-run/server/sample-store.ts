import type { WriteTx } from '#packages/database';
import { isSampleTest } from './references.ts';
import type { IdColumn } from './references.ts';

/** A person or tag of the sample data as it is now. */
export interface SampleRow {
  id: string;
  name: string;
  /** Somebody has changed it since. */
  is_changed: boolean;
}

/**
 * SQL condition: somebody has changed the row. What the product notes in it by itself is in no log.
 */
const hasBeen = (actions: string, id: string) => `exists (
  select from audit_log as a where a.org_id = r.org_id and a.entity_id = r.${id}
    and a.time > r.created_time - interval '1 day' and a.action in (${actions}))`;

/**
 * The sample people who are there, locked until COMMIT, so that nobody adds anything about them. The
 * product itself notes where people work in their metadata (`_sites`).
 */
export async function lockSamplePeople(
  tx: WriteTx,
  user_ids: readonly string[],
  name_last: string,
): Promise<SampleRow[]> {
  const { rows } = await tx.query<SampleRow>(
    `select user_id as id, btrim(name_first || ' ' || name_last) as name,
       name_last <> $3 or email is not null or image is not null or metadata - '_sites' <> '{}'
         or ${hasBeen("'change_user', 'merge'", 'user_id')} as is_changed
     from users as r where org_id = $1 and user_id = any($2::uuid[]) and active
     order by user_id for update`,
    [tx.org_id, user_ids, name_last],
  );
  return rows;
}

/** The sample tags that are there, locked until COMMIT. */
export async function lockSampleTags(
  tx: WriteTx,
  tag_ids: readonly string[],
): Promise<SampleRow[]> {
  const { rows } = await tx.query<SampleRow>(
    `select tag_id as id, name, ${hasBeen("'change'", 'tag_id')} as is_changed
     from tags as r where org_id = $1 and tag_id = any($2::uuid[]) and active
     order by tag_id for update`,
    [tx.org_id, tag_ids],
  );
  return rows;
}

/** Those of the ids that rows of a column refer to. */
export async function findReferred(
  tx: WriteTx,
  { table, column, isList = false, where = 'true' }: IdColumn,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    isList
      ? `select distinct each as id from ${table} as r, unnest(${column}) as each
         where r.org_id = $1 and each = any($2::uuid[]) and ${where}`
      : `select distinct ${column} as id from ${table} as r
         where r.org_id = $1 and ${column} = any($2::uuid[]) and ${where}`,
    [tx.org_id, ids],
  );
  return rows.map(({ id }) => id);
}

/**
 * Removes the sample tests, also of real people into whom somebody has merged a sample person; tests
 * that somebody added stay.
 */
export async function deactivateSampleTests(tx: WriteTx): Promise<void> {
  await tx.query(
    `update measurements set active = false where org_id = $1 and active and ${isSampleTest}`,
    [tx.org_id],
  );
}

/** Removes tags without anything that refers to them. */
export async function deactivateTags(tx: WriteTx, tag_ids: readonly string[]): Promise<void> {
  await tx.query('update tags set active = false where org_id = $1 and tag_id = any($2::uuid[])', [
    ...[tx.org_id, tag_ids],
  ]);
}

/** Names of tags in use, in lower case. */
export async function findTagNames(tx: WriteTx): Promise<Set<string>> {
  const { rows } = await tx.query<{ name: string }>(
    'select lower(name) as name from tags where org_id = $1 and active',
    [tx.org_id],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Coordinates of the first location that has some; null without one. */
export async function findPlace(tx: WriteTx): Promise<{ lat: number; lon: number } | null> {
  const { rows } = await tx.query<{ lat: number; lon: number }>(
    `select (metadata->>'lat')::float8 as lat, (metadata->>'lon')::float8 as lon from tags
     where org_id = $1 and type = 'location' and active and not is_hidden
       and jsonb_typeof(metadata->'lat') = 'number' and jsonb_typeof(metadata->'lon') = 'number'
       and ((metadata->>'lat')::float8 <> 0 or (metadata->>'lon')::float8 <> 0)
     order by created_time, tag_id limit 1`,
    [tx.org_id],
  );
  return rows[0] ?? null;
}
