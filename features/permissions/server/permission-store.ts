import type { WriteTx } from '#packages/database';
import { accessFromText } from '#permissions/domain';

export interface PermissionRow {
  permission_id: string;
  user_id: string;
  tag_id: string | null;
  access: string;
  created_time: string;
}

/** Adds permissions; existing ones are unchanged. */
export async function insertPermissions(
  tx: WriteTx,
  rows: readonly PermissionRow[],
): Promise<void> {
  await tx.query(
    `insert into permissions (org_id, permission_id, user_id, tag_id, access, created_time)
     select $1, permission_id, user_id, tag_id, access, created_time
     from json_to_recordset($2::json) as given(
       permission_id uuid, user_id uuid, tag_id uuid, access text, created_time timestamptz)
     on conflict do nothing`,
    [tx.org_id, JSON.stringify(rows)],
  );
}

/**
 * Owners of the organisation. Their permissions are locked until COMMIT, so that two owners cannot
 * leave at once.
 */
export async function findOwners(tx: WriteTx): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string; access: string }>(
    `select user_id, access from permissions
     where org_id = $1 and tag_id is null and active and access ilike '%super%'
     order by permission_id for update`,
    [tx.org_id],
  );
  return rows
    .filter(({ access }) => accessFromText(access).includes('super'))
    .map(({ user_id }) => user_id);
}

/** Deactivates all permissions of people; the rows are kept. */
export async function deactivatePermissions(
  tx: WriteTx,
  user_ids: readonly string[] | 'everybody',
): Promise<void> {
  await tx.query(
    `update permissions set active = false
     where org_id = $1 and active and ($2::uuid[] is null or user_id = any($2))`,
    [tx.org_id, user_ids === 'everybody' ? null : user_ids],
  );
}

/** Ends all permissions over a tag; returns who had one. */
export async function endPermissionsOfTag(tx: WriteTx, tag_id: string): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>(
    `update permissions set active = false where org_id = $1 and tag_id = $2 and active
     returning user_id`,
    [tx.org_id, tag_id],
  );
  return rows.map(({ user_id }) => user_id);
}

/** Deactivates all permissions of a person and returns their ids. */
export async function takePermissions(tx: WriteTx, user_id: string): Promise<string[]> {
  const { rows } = await tx.query<{ permission_id: string }>(
    `update permissions set active = false where org_id = $1 and user_id = $2 and active
     returning permission_id`,
    [tx.org_id, user_id],
  );
  return rows.map(({ permission_id }) => permission_id);
}

/** Reactivates permissions, except those of deleted tags. */
export async function activatePermissions(
  tx: WriteTx,
  permission_ids: readonly string[],
): Promise<void> {
  await tx.query(
    `update permissions as p set active = true
     where org_id = $1 and permission_id = any($2::uuid[]) and (tag_id is null or exists (
       select from tags as t where t.org_id = p.org_id and t.tag_id = p.tag_id and t.active))`,
    [tx.org_id, permission_ids],
  );
}
