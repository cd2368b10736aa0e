import type { Tx, WriteTx } from '#packages/database';
import type { Subject } from '#permissions/contract';
import type { TagType } from '#tags/contract';

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

/** Adds tags; those that are there stay as they are. */
export async function insertTags(tx: WriteTx, rows: readonly TagRow[]): Promise<void> {
  await tx.query(
    `insert into tags (org_id, tag_id, name, type, metadata, created_time)
     select $1, tag_id, name, type, metadata, created_time
     from json_to_recordset($2::json) as given(
       tag_id uuid, name text, type text, metadata jsonb, created_time timestamptz)
     on conflict do nothing`,
    [tx.org_id, JSON.stringify(rows)],
  );
}

/** Notes who wears which tag; the caller touches the people's rows. */
export async function insertUserTags(tx: WriteTx, rows: readonly UserTagRow[]): Promise<void> {
  await tx.query(
    `insert into user_tags (org_id, user_id, tag_id)
     select $1, user_id, tag_id
     from json_to_recordset($2::json) as given(user_id uuid, tag_id uuid)
     on conflict do nothing`,
    [tx.org_id, JSON.stringify(rows)],
  );
}

/** People with all labels they ever wear, hidden and removed ones too, as visibility counts them. */
export async function findWearers(tx: Tx, user_ids: readonly string[]): Promise<Subject[]> {
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
