import type { WriteTx } from '#packages/database';

/** Adds tags to measurements that do not have all of them; existing tags are kept. */
export async function addTagsToMeasurements(
  tx: WriteTx,
  measurement_ids: readonly string[],
  tag_ids: readonly string[],
): Promise<void> {
  await tx.query(
    `update measurements as m set tag_ids = tag_ids || array(
       select each from unnest($3::uuid[]) as each where each <> all (m.tag_ids))
     where org_id = $1 and measurement_id = any($2::uuid[]) and not tag_ids @> $3::uuid[]`,
    [tx.org_id, measurement_ids, tag_ids],
  );
}

/** Removes a tag from all measurements, also from the person's tags stored with them. */
export async function takeTagFromMeasurements(tx: WriteTx, tag_id: string): Promise<void> {
  await tx.query(
    `update measurements set tag_ids = array_remove(tag_ids, $2::uuid),
       user_tag_ids = array_remove(user_tag_ids, $2::uuid)
     where org_id = $1 and ($2::uuid = any(tag_ids) or $2::uuid = any(user_tag_ids))`,
    [tx.org_id, tag_id],
  );
}
