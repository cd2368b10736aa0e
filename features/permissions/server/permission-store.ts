import type { Tx, WriteTx } from '#packages/database';

export interface PermissionRow {
  permission_id: string;
  user_id: string;
  tag_id: string | null;
  access: string;
  created_time: string;
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

/** Version of what a person may see: a greater one means they must read anew. */
export async function accessEpoch(tx: Tx, { user_id }: { user_id: string }): Promise<number> {
  const { rows } = await tx.query<{ epoch: number }>(
    'select epoch from access_epochs where org_id = $1 and user_id = $2',
    [tx.org_id, user_id],
  );
  return rows[0]?.epoch ?? 0;
}
