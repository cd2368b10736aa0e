import type { WriteTx } from '#packages/database';

/** Puts one person in the place of another in all breaks. Somebody in a break twice is one person. */
export async function moveBreaks(tx: WriteTx, from: string, to: string): Promise<void> {
  await tx.query(
    `update breaks set
       people_count = people_count - case when user_ids @> array[$2, $3]::uuid[] then 1 else 0 end,
       user_ids = case when $3 = any(user_ids) then array_remove(user_ids, $2)
         else array_replace(user_ids, $2, $3) end,
       started_by = case when started_by = $2 then $3 else started_by end,
       ended_by = case when ended_by = $2 then $3 else ended_by end
     where org_id = $1 and (started_by = $2 or ended_by = $2 or $2 = any(user_ids))`,
    [tx.org_id, from, to],
  );
}
