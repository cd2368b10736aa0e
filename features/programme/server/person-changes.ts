import type { WriteTx } from '#packages/database';

/** Puts one person in the place of another, as owner of items and as who answered. */
export async function moveProgramme(tx: WriteTx, from: string, to: string): Promise<void> {
  await tx.query(
    `update programme_items set
       owner_user_id = case when owner_user_id = $2 then $3 else owner_user_id end,
       changed_by = case when changed_by = $2 then $3 else changed_by end
     where org_id = $1 and $2 in (owner_user_id, changed_by)`,
    [tx.org_id, from, to],
  );
  await tx.query(
    'update programme_checks set finished_by = $3 where org_id = $1 and finished_by = $2',
    [tx.org_id, from, to],
  );
  await changeOwners(tx, from, { owner_user_id: to });
}

/** Takes a person out of items and finished checks. Notes are about the programme and stay. */
export async function eraseProgramme(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  for (const column of ['owner_user_id', 'changed_by']) {
    await tx.query(
      `update programme_items set ${column} = null where org_id = $1 and ${column} = $2`,
      [tx.org_id, user_id],
    );
  }
  await tx.query(
    'update programme_checks set finished_by = null where org_id = $1 and finished_by = $2',
    [tx.org_id, user_id],
  );
  await changeOwners(tx, user_id, { owner_user_id: null, owner_name: null });
}

/** Changes the items of finished checks that a person owns. */
async function changeOwners(tx: WriteTx, user_id: string, change: object): Promise<void> {
  await tx.query(
    `update programme_checks as c set items = (
       select jsonb_agg(case when item->>'owner_user_id' = $2 then item || $3::jsonb else item end
         order by nth)
       from jsonb_array_elements(c.items) with ordinality as list (item, nth))
     where c.org_id = $1
       and c.items @> jsonb_build_array(jsonb_build_object('owner_user_id', $2::text))`,
    [tx.org_id, user_id, JSON.stringify(change)],
  );
}
