import type { Tx, WriteTx } from '#packages/database';
import type { Subject } from '#permissions/contract';
import { iso } from '#packages/sync/server';
import type { Tag, TagType } from '#tags/contract';

export interface TagRow {
  tag_id: string;
  name: string;
  type: TagType;
  metadata: Record<string, unknown>;
  created_time: string;
}

export interface UserTagRow {
  user_id: string;
  tag_id: string;
}

/** Adds tags and returns the new ones; existing ones are unchanged. */
export async function insertTags(tx: WriteTx, rows: readonly TagRow[]): Promise<Set<string>> {
  const inserted = await tx.query<{ tag_id: string }>(
    `insert into tags (org_id, tag_id, name, type, metadata, created_time)
     select $1, tag_id, name, type, metadata, created_time
     from json_to_recordset($2::json) as given(
       tag_id uuid, name text, type text, metadata jsonb, created_time timestamptz)
     on conflict do nothing
     returning tag_id`,
    [tx.org_id, JSON.stringify(rows)],
  );
  return new Set(inserted.rows.map(({ tag_id }) => tag_id));
}

/**
 * Adds one tag; an existing tag with this id is unchanged.
 *
 * @throws Error of a unique index if an active tag has the name
 */
export async function insertTag(
  tx: WriteTx,
  row: TagRow & { is_hidden: boolean },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into tags (org_id, tag_id, name, type, is_hidden, metadata, created_time)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (org_id, tag_id) do nothing`,
    [
      ...[tx.org_id, row.tag_id, row.name, row.type, row.is_hidden],
      ...[JSON.stringify(row.metadata), row.created_time],
    ],
  );
  return rowCount > 0;
}

/** A tag as synced, also a deleted one; null if it never existed. */
export async function findTag(tx: Tx, tag_id: string): Promise<Tag | null> {
  const { rows } = await tx.query<Tag>(
    `select r.tag_id, r.name, r.type, r.is_hidden, r.active, r.metadata,
       ${iso('r.created_time')} as created_time, ${iso('r.modified_time')} as modified_time
     from tags as r where r.org_id = $1 and r.tag_id = $2`,
    [tx.org_id, tag_id],
  );
  return rows[0] ?? null;
}

/** The changed fields of a tag. Metadata is merged into the stored metadata. */
export interface TagChange {
  name?: string | undefined;
  is_hidden?: boolean | undefined;
  metadata?: Record<string, unknown>;
}

/**
 * Changes a tag that is not deleted; false if there is none.
 *
 * @throws Error of a unique index if another active tag has the name
 */
export async function updateTag(tx: WriteTx, tag_id: string, change: TagChange): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update tags set name = coalesce($3, name), is_hidden = coalesce($4, is_hidden),
       metadata = metadata || $5
     where org_id = $1 and tag_id = $2 and active`,
    [
      ...[tx.org_id, tag_id, change.name ?? null, change.is_hidden ?? null],
      JSON.stringify(change.metadata ?? {}),
    ],
  );
  return rowCount > 0;
}

/**
 * Deletes a tag and returns its name; null if there is none. Its members get a new stamp, so that
 * every copy receives them again.
 */
export async function deactivateTag(tx: WriteTx, tag_id: string): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    `update tags set active = false where org_id = $1 and tag_id = $2 and active returning name`,
    [tx.org_id, tag_id],
  );
  return rows[0]?.name ?? null;
}

/**
 * Locks those of the given tags that are not deleted, until COMMIT against deletion. Lock tags
 * before the rows that have them: a deletion locks the tag first, so that there is no deadlock.
 */
export async function lockTags(tx: WriteTx, tag_ids: readonly string[]): Promise<Set<string>> {
  if (tag_ids.length === 0) return new Set();
  const { rows } = await tx.query<{ tag_id: string }>(
    `select tag_id from tags
     where org_id = $1 and active and tag_id = any($2::uuid[]) order by tag_id for share`,
    [tx.org_id, tag_ids],
  );
  return new Set(rows.map(({ tag_id }) => tag_id));
}

/** Removes each of the people from each of the tags. Returns the removed pairs. */
export async function deleteUserTags(
  tx: WriteTx,
  { user_ids, tag_ids }: { user_ids: readonly string[]; tag_ids: readonly string[] },
): Promise<UserTagRow[]> {
  const { rows } = await tx.query<UserTagRow>(
    `delete from user_tags
     where org_id = $1 and user_id = any($2::uuid[]) and tag_id = any($3::uuid[])
     returning user_id, tag_id`,
    [tx.org_id, user_ids, tag_ids],
  );
  return rows;
}

/** Adds people to tags and returns the new pairs. */
export async function insertUserTags(
  tx: WriteTx,
  rows: readonly UserTagRow[],
): Promise<UserTagRow[]> {
  const inserted = await tx.query<UserTagRow>(
    `insert into user_tags (org_id, user_id, tag_id)
     select $1, user_id, tag_id
     from json_to_recordset($2::json) as given(user_id uuid, tag_id uuid)
     -- In one order, so that two calls with the same pairs wait for each other instead of both.
     order by user_id, tag_id
     on conflict do nothing
     returning user_id, tag_id`,
    [tx.org_id, JSON.stringify(rows)],
  );
  return inserted.rows;
}

/**
 * People with all labels they ever had, hidden and removed ones too, as the visibility rules need
 * them.
 */
export async function findTagMembers(tx: Tx, user_ids: readonly string[]): Promise<Subject[]> {
  const { rows } = await tx.query<{ user_id: string; tag_ids: string[] }>(
    `select user_id, array_agg(tag_id) as tag_ids from user_tags
     where org_id = $1 and user_id = any($2::uuid[]) group by user_id`,
    [tx.org_id, user_ids],
  );
  return rows;
}

/** Those of the given tags that exist and are active. */
export async function activeTagIds(tx: Tx, tag_ids: readonly string[]): Promise<Set<string>> {
  if (tag_ids.length === 0) return new Set();
  const { rows } = await tx.query<{ tag_id: string }>(
    'select tag_id from tags where org_id = $1 and active and tag_id = any($2::uuid[])',
    [tx.org_id, tag_ids],
  );
  return new Set(rows.map(({ tag_id }) => tag_id));
}
