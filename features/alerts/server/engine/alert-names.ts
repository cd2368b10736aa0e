import type { AlertContent } from '#alerts/domain';
import type { Tx } from '#packages/database';

/** Names of the people, jobs and locations of an alert. */
export async function findNames(
  tx: Tx,
  { targets }: AlertContent,
): Promise<ReadonlyMap<string, string>> {
  const user_ids = targets.flatMap((target) => ('user_id' in target ? target.user_id : []));
  const tag_ids = targets.flatMap((target) => ('tag_ids' in target ? [...target.tag_ids] : []));
  const { rows } = await tx.query<{ id: string; name: string }>(
    `select user_id as id, trim(name_first || ' ' || name_last) as name from users
     where org_id = $1 and user_id = any($2::uuid[])
     union all
     select tag_id, name from tags where org_id = $1 and tag_id = any($3::uuid[])`,
    [tx.org_id, user_ids, tag_ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
