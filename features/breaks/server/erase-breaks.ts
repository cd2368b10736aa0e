import type { WriteTx } from '#packages/database';

/** Takes a person out of breaks, and their id from those that they recorded. */
export async function eraseBreaks(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  await tx.query(
    `update breaks set user_ids = array_remove(user_ids, $2),
       started_by = nullif(started_by, $2), ended_by = nullif(ended_by, $2)
     where org_id = $1 and (started_by = $2 or ended_by = $2 or $2 = any(user_ids))`,
    [tx.org_id, user_id],
  );
}
