import type { AssignmentTarget } from '#education/contract';
import type { Tx } from '#packages/database';
import type { Param } from '#packages/sync/server';

/** SQL condition on a person `u`: the assignment is for them. */
export function isMember(target: AssignmentTarget, param: Param): string {
  switch (target.kind) {
    case 'people':
      return `u.user_id = any(${param(target.user_ids)}::uuid[])`;
    case 'tag':
      return `not u.is_hidden and exists (
        select from user_tags as w join tags as t using (org_id, tag_id)
        where w.org_id = u.org_id and w.user_id = u.user_id and t.active
          and w.tag_id = ${param(target.tag_id)}::uuid)`;
    case 'everyone':
      return 'not u.is_hidden and not u.experimental';
  }
}

/** The number of people for whom an assignment is. */
export async function countMembers(tx: Tx, target: AssignmentTarget): Promise<number> {
  const values: unknown[] = [tx.org_id];
  const condition = isMember(target, (value) => `$${String(values.push(value))}`);
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from users as u
     where u.org_id = $1 and u.active and ${condition}`,
    values,
  );
  return rows[0]?.count ?? 0;
}
