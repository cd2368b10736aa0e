import type { WriteTx } from '#packages/database';

/** Puts one person in the place of another in all rosters, and moves the leave. */
export async function moveShifts(tx: WriteTx, from: string, to: string): Promise<void> {
  const values = [tx.org_id, from, to];
  await tx.query(
    `update rosters set user_ids = array_append(
       array_remove(array_remove(user_ids, $2::uuid), $3::uuid), $3::uuid)
     where org_id = $1 and $2::uuid = any(user_ids)`,
    values,
  );
  await tx.query(
    `update rosters set earlier = replace(earlier::text, $2::text, $3::text)::jsonb
     where org_id = $1 and earlier::text like '%' || $2::text || '%'`,
    values,
  );
  await tx.query(
    'update roster_user_leave set user_id = $3 where org_id = $1 and user_id = $2',
    values,
  );
}
