import type { WriteTx } from '#packages/database';

/** Deletes the leave and calendar feeds of a person and takes them out of rosters. */
export async function eraseRosters(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  const values = [tx.org_id, user_id];
  await tx.query('delete from roster_user_leave where org_id = $1 and user_id = $2', values);
  await tx.query('delete from roster_calendar_feeds where org_id = $1 and user_id = $2', values);
  await tx.query(
    `update rosters set user_ids = array_remove(user_ids, $2::uuid)
     where org_id = $1 and $2::uuid = any(user_ids)`,
    values,
  );
  // The notes of the change name the person too.
  await tx.query(
    `update rosters set earlier = replace(earlier::text, $2::text, $3)::jsonb
     where org_id = $1 and earlier::text like '%' || $2::text || '%'`,
    [...values, '00000000-0000-0000-0000-000000000000'],
  );
}
