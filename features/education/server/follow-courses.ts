import { z } from 'zod';
import type { AssignmentTarget } from '#education/contract';
import { dueTimeOfJoiner } from '#education/domain';
import type { Database, WriteTx } from '#packages/database';
import type { Clock } from '#packages/kit';
import { iso } from '#packages/sync/server';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import { enrol, lockEnrolment, orderCourses } from './assignment-store.ts';
import type { StoredAssignment } from './assignment-store.ts';
import { published } from './course-facts.ts';
import { isMember } from './members.ts';

/** Task that gives modules to people who joined, and again to people whose pass has expired. */
export const followCourses = taskKind({
  name: 'follow-courses',
  data: z.object({}),
  // The next minute looks again.
  tries: 1,
  pause: 30,
  timeout: 300,
});

/** Follows the assignments of all organisations every minute. */
export function followCoursesWork({ database, now }: { database: Database; now: Clock }): TaskWork {
  return taskWork({
    kind: followCourses,
    every: '* * * * *',
    async run() {
      const { rows } = await database.unscoped((tx) =>
        tx.query<{ org_id: string }>('select org_id from organisations_with_open_assignments()'),
      );
      const failed: string[] = [];
      for (const { org_id } of rows) {
        try {
          await followAssignments(database, org_id, now());
        } catch (error) {
          failed.push(error instanceof Error ? error.message : String(error));
        }
      }
      if (failed.length > 0) throw new Error(failed.join('; '));
    },
  });
}

/**
 * Gives the modules of open assignments to people who joined since, and again to people whose pass
 * has expired if the assignment repeats. Doing it twice, or in two processes, changes nothing more.
 *
 * @param now milliseconds since 1970
 * @returns the number of courses that were added
 */
export async function followAssignments(
  database: Database,
  org_id: string,
  now: number,
): Promise<number> {
  const open = await database.read(org_id, (tx) =>
    tx.query<FollowedAssignment>(openAssignments, [org_id]),
  );
  let added = 0;
  for (const assignment of open.rows) {
    added += await database.write({ org_id, actor_user_id: null }, async (tx) => {
      await lockEnrolment(tx, assignment.module_id);
      return (await addJoiners(tx, assignment, now)) + (await addRepeats(tx, assignment, now));
    });
  }
  return added;
}

interface FollowedAssignment extends StoredAssignment {
  attempts: number;
  days_to_complete: number;
}

/** The assignments that people may join, or that repeat. */
const openAssignments = `with ${published}
  select a.assignment_id, a.module_id, a.kind, a.tag_id, ${iso('a.due_time')} as due_time,
    a.repeats, a.active, p.attempts, p.days_to_complete
  from education_assignments as a
  join published as p on p.module_id = a.module_id
  where a.org_id = $1 and a.active and not p.is_archived and (a.kind <> 'people' or a.repeats)
  order by a.created_time, a.assignment_id`;

async function addJoiners(
  tx: WriteTx,
  assignment: FollowedAssignment,
  now: number,
): Promise<number> {
  const { assignment_id, module_id, due_time, days_to_complete } = assignment;
  const target = targetOf(assignment);
  if (target === null) return 0;
  const wanted = due_time === null ? null : Date.parse(due_time);
  const got = await enrol(tx, {
    ...{ assignment_id, module_id, target, except: 'any', attempts: assignment.attempts },
    time: new Date(now).toISOString(),
    due_time: new Date(dueTimeOfJoiner(now, days_to_complete, wanted)).toISOString(),
  });
  return got.length;
}

/** Whom people join; null if the assignment is for single people. */
function targetOf({ kind, tag_id }: FollowedAssignment): AssignmentTarget | null {
  if (kind === 'people') return null;
  return kind === 'tag' && tag_id !== null ? { kind, tag_id } : { kind: 'everyone' };
}

/** Again only to people who are still those of the assignment. */
async function addRepeats(
  tx: WriteTx,
  assignment: FollowedAssignment,
  now: number,
): Promise<number> {
  const { assignment_id, module_id, days_to_complete } = assignment;
  if (!assignment.repeats) return 0;
  const values: unknown[] = [
    ...[tx.org_id, assignment_id, new Date(now).toISOString()],
    new Date(dueTimeOfJoiner(now, days_to_complete, null)).toISOString(),
  ];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const target = targetOf(assignment);
  const { rows } = await tx.query<{ user_id: string }>(
    `insert into education_courses
       (org_id, course_id, assignment_id, module_id, user_id, cycle, assigned_time, due_time)
     select c.org_id, gen_random_uuid(), c.assignment_id, c.module_id, c.user_id, c.cycle + 1, $3, $4
     from education_courses as c
     join users as u on u.org_id = c.org_id and u.user_id = c.user_id and u.active
     where c.org_id = $1 and c.assignment_id = $2 and c.active and not c.is_superseded
       and c.valid_until <= $3
       and ${target === null ? 'true' : isMember(target, param)}
     on conflict do nothing returning user_id`,
    values,
  );
  const user_ids = rows.map(({ user_id }) => user_id);
  await orderCourses(tx, module_id, user_ids);
  return user_ids.length;
}
