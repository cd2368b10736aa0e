import { reachOf } from '#permissions/domain';
import type { PersonScope } from '#permissions/server';

/**
 * SQL condition: the person in `column` is the viewer, or has an active tag over which the viewer
 * holds the right.
 */
export const personScope: PersonScope = (viewer, right, column, param) => {
  const { everybody, tag_ids } = reachOf(viewer, right);
  if (everybody) return 'true';
  const self = `${column} = ${param(viewer.user_id)}`;
  if (tag_ids.length === 0) return self;
  // The viewer's organisation, not that of the row: the subquery depends on the person only then, so
  // PostgreSQL can hash the members once instead of searching them for each person of each row.
  return `(${self} or exists (
    select from user_tags as member join tags as t using (org_id, tag_id)
    where member.org_id = ${param(viewer.org_id)} and member.user_id = ${column} and t.active
      and member.tag_id = any(${param(tag_ids)}::uuid[])))`;
};

/** SQL expression: ids of the active tags of the person in `column`, as a uuid array. */
export function activeTagsOfPerson(column: string): string {
  return `array(
    select member.tag_id from user_tags as member join tags as t using (org_id, tag_id)
    where member.org_id = r.org_id and member.user_id = ${column} and t.active
    order by member.tag_id)`;
}
