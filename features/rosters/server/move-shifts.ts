import type { WriteTx } from '#packages/database';
import type { Roster } from '#rosters/contract';
import { mergedNotes } from '#rosters/domain';

type Notes = NonNullable<Roster['earlier']>;

/** Puts one person in the place of another in all rosters and their notes, and moves the leave. */
export async function moveShifts(tx: WriteTx, from: string, to: string): Promise<void> {
  const { rows } = await tx.query<{ roster_id: string; user_ids: string[]; earlier: Notes }>(
    `select roster_id, user_ids, earlier from rosters
     where org_id = $1 and ($2::uuid = any(user_ids) or earlier::text like '%' || $2::text || '%')
     order by roster_id for update`,
    [tx.org_id, from],
  );
  for (const { roster_id, ...roster } of rows) {
    if (roster.user_ids.includes(from)) {
      await tx.query(
        `update rosters set user_ids = array_append(
           array_remove(array_remove(user_ids, $3::uuid), $4::uuid), $4::uuid)
         where org_id = $1 and roster_id = $2`,
        [tx.org_id, roster_id, from, to],
      );
    }
    // The merge changed nobody's shifts, so its own note names nobody.
    await tx.query(
      `update rosters set earlier = $3::jsonb || case
         when $4 then jsonb_build_array(earlier->-1 || '{"joined": [], "left": []}') else '[]' end
       where org_id = $1 and roster_id = $2`,
      [
        ...[tx.org_id, roster_id, JSON.stringify(mergedNotes(roster, { from, to }))],
        roster.user_ids.includes(from),
      ],
    );
  }
  await tx.query('update roster_user_leave set user_id = $3 where org_id = $1 and user_id = $2', [
    tx.org_id,
    from,
    to,
  ]);
}
