import type { WriteTx } from '#packages/database';
import { orderCourses } from './assignment-store.ts';

/**
 * Gives the courses of one person to another, with progress and attempts. If both have a course of
 * one module, both are kept, and the newest counts; but if one has a valid pass, an open course of
 * the other is removed, as they need not take it again.
 *
 * @param now milliseconds since 1970
 */
export async function moveCourses(
  tx: WriteTx,
  from: string,
  to: string,
  now: number,
): Promise<void> {
  await tx.query(
    `update education_courses as r set active = false
     from education_courses as p
     where r.org_id = $1 and r.user_id = any(array[$2, $3]::uuid[]) and r.active
       and not r.is_superseded and r.passed_time is null
       and p.org_id = r.org_id and p.module_id = r.module_id and p.user_id <> r.user_id
       and p.user_id = any(array[$2, $3]::uuid[]) and p.active and not p.is_superseded
       and p.passed_time is not null and (p.valid_until is null or p.valid_until > $4)`,
    [tx.org_id, from, to, new Date(now).toISOString()],
  );
  const { rows } = await tx.query<{ module_id: string }>(
    `update education_courses as c set user_id = $3, cycle = c.cycle + coalesce((
       select max(o.cycle) + 1 from education_courses as o
       where o.org_id = c.org_id and o.assignment_id = c.assignment_id and o.user_id = $3), 0)
     where c.org_id = $1 and c.user_id = $2 returning c.module_id`,
    [tx.org_id, from, to],
  );
  for (const module_id of new Set(rows.map((row) => row.module_id))) {
    await orderCourses(tx, module_id, [to]);
  }
  for (const [table, column] of authors) {
    await tx.query(`update ${table} set ${column} = $3 where org_id = $1 and ${column} = $2`, [
      ...[tx.org_id, from, to],
    ]);
  }
}

const authors = [
  ['education_assignments', 'created_by'],
  ['education_versions', 'published_by'],
] as const;

/** Removes the courses of a person, with progress and attempts, and their id as an author. */
export async function eraseCourses(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  const values = [tx.org_id, user_id];
  for (const table of ['education_attempts', 'education_progress']) {
    await tx.query(
      `delete from ${table} where org_id = $1 and course_id in (
         select course_id from education_courses where org_id = $1 and user_id = $2)`,
      values,
    );
  }
  await tx.query('delete from education_courses where org_id = $1 and user_id = $2', values);
  for (const [table, column] of authors) {
    await tx.query(`update ${table} set ${column} = null where org_id = $1 and ${column} = $2`, [
      ...values,
    ]);
  }
}
