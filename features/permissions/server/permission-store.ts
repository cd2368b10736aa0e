import type { Tx, WriteTx } from '#packages/database';
import type { Permission } from '#permissions/contract';

export interface PermissionRow {
  permission_id: string;
  user_id: string;
  tag_id: string | null;
  access: string;
  created_time: string;
}

/** A permission in force. */
export type HeldPermission = Pick<
  Permission,
  'permission_id' | 'user_id' | 'tag_id' | 'access' | 'active'
>;

/** The permissions of a person that are in force. */
export async function heldPermissions(tx: Tx, user_id: string): Promise<HeldPermission[]> {
  const { rows } = await tx.query<HeldPermission>(
    `select permission_id, user_id, tag_id, access, active from permissions
     where org_id = $1 and user_id = $2 and active`,
    [tx.org_id, user_id],
  );
  return rows;
}

/** Adds permissions; those that are there stay as they are. */
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
