import type { WriteTx } from '#packages/database';

/** Takes a person out of sessions, and their id from those that they started. */
export async function eraseSessions(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  const values = [tx.org_id, user_id];
  // Sessions are locked before their people, as when they are retired.
  await tx.query(
    'update sessions set created_by = null where org_id = $1 and created_by = $2',
    values,
  );
  await tx.query(
    `update session_users set active = false, skip_reason = null
     where org_id = $1 and user_id = $2`,
    values,
  );
}
