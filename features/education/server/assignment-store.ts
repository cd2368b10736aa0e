import type { AssignmentFields, AssignmentTarget, Via } from '#education/contract';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { Param } from '#packages/sync/server';
import { factColumns, published } from './course-facts.ts';
import type { FactRow } from './course-facts.ts';
import { isMember } from './members.ts';

/** An assignment as it is stored. */
export interface StoredAssignment {
  assignment_id: string;
  module_id: string;
  kind: Via['kind'];
  tag_id: string | null;
  due_time: string | null;
  repeats: boolean;
  active: boolean;
}

/** An assignment; null if there is none with this id. */
export async function findAssignment(
  tx: Tx,
  assignment_id: string,
): Promise<StoredAssignment | null> {
  const { rows } = await tx.query<StoredAssignment>(
    `select assignment_id, module_id, kind, tag_id, ${iso('due_time')} as due_time, repeats, active
     from education_assignments where org_id = $1 and assignment_id = $2`,
    [tx.org_id, assignment_id],
  );
  return rows[0] ?? null;
}

/** Adds an assignment without people. */
export async function insertAssignment(
  tx: WriteTx,
  { assignment_id, module_id, target, due_time, repeats }: AssignmentFields,
  { created_by, time }: { created_by: string | null; time: string },
): Promise<void> {
  const tag_id = target.kind === 'tag' ? target.tag_id : null;
  await tx.query(
    `insert into education_assignments
       (org_id, assignment_id, module_id, kind, tag_id, due_time, repeats, created_by, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[tx.org_id, assignment_id, module_id, target.kind, tag_id, due_time, repeats],
      ...[created_by, time],
    ],
  );
}

/** Ends an assignment, or continues it. */
export async function setAssignmentActive(
  tx: WriteTx,
  assignment_id: string,
  active: boolean,
): Promise<void> {
  await tx.query(
    'update education_assignments set active = $3 where org_id = $1 and assignment_id = $2',
    [tx.org_id, assignment_id, active],
  );
}

/** Until COMMIT nobody else gives this module to people, so that nobody gets it twice. */
export async function lockEnrolment(tx: WriteTx, module_id: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `education ${tx.org_id} ${module_id}`,
  ]);
}

/** Who gets the module of an assignment, and who is left out. */
interface Enrolment {
  assignment_id: string;
  module_id: string;
  target: AssignmentTarget;
  /**
   * Who is left out: people with an open course of the module; `passed`: also with a valid pass;
   * `any`: also who failed, and people who had this assignment.
   */
  except: 'open' | 'passed' | 'any';
  /** Of the published version; 0: no limit. */
  attempts: number;
  time: string;
  due_time: string;
}

/** Gives a module to people. Returns those who got it. Lock the enrolment before. */
export async function enrol(tx: WriteTx, enrolment: Enrolment): Promise<string[]> {
  const { assignment_id, module_id, except, time, due_time } = enrolment;
  const values: unknown[] = [tx.org_id, assignment_id, module_id, time, due_time];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const condition = isMember(enrolment.target, param);
  const { rows } = await tx.query<{ user_id: string }>(
    `insert into education_courses
       (org_id, course_id, assignment_id, module_id, user_id, cycle, assigned_time, due_time)
     select u.org_id, gen_random_uuid(), $2, $3, u.user_id, coalesce((
         select max(e.cycle) + 1 from education_courses as e
         where e.org_id = u.org_id and e.assignment_id = $2 and e.user_id = u.user_id), 0),
       $4, $5
     from users as u
     where u.org_id = $1 and u.active and ${condition}
       and not exists (
         select from education_courses as c
         where c.org_id = u.org_id and c.user_id = u.user_id and c.module_id = $3 and c.active
           and not c.is_superseded and ${blocked(enrolment, param)})
       ${except === 'any' ? neverHad : ''}
     returning user_id`,
    values,
  );
  const user_ids = rows.map(({ user_id }) => user_id);
  await orderCourses(tx, module_id, user_ids);
  return user_ids;
}

/** SQL condition: the course `c` keeps its person from getting another one. */
function blocked({ except, attempts }: Enrolment, param: Param): string {
  const isValid = `c.passed_time is not null and (c.valid_until is null or c.valid_until > $4)`;
  if (except === 'any') return `(c.passed_time is null or ${isValid})`;
  const limit = `${param(attempts)}::int`;
  const isOpen = `c.passed_time is null and (${limit} = 0 or c.attempts_used < ${limit})`;
  return except === 'open' ? `(${isOpen})` : `(${isOpen} or ${isValid})`;
}

/** A removed course is not given again. */
const neverHad = `and not exists (
  select from education_courses as h
  where h.org_id = u.org_id and h.user_id = u.user_id and h.assignment_id = $2)`;

/**
 * Only the newest course of a module counts for each person: the earlier ones are marked as
 * replaced. Call it after courses are added, removed, restored or moved.
 */
export async function orderCourses(
  tx: WriteTx,
  module_id: string,
  user_ids: readonly string[],
): Promise<void> {
  if (user_ids.length === 0) return;
  await tx.query(
    `update education_courses as c set is_superseded = o.place > 1
     from (
       select course_id, row_number() over (
         partition by user_id order by assigned_time desc, cycle desc, course_id desc) as place
       from education_courses
       where org_id = $1 and module_id = $2 and user_id = any($3::uuid[]) and active) as o
     where c.org_id = $1 and c.course_id = o.course_id and c.is_superseded <> (o.place > 1)`,
    [tx.org_id, module_id, user_ids],
  );
}

/** The course of a person as it is stored. */
export interface StoredCourse extends FactRow {
  course_id: string;
  assignment_id: string;
  module_id: string;
  user_id: string;
  title: string;
  active: boolean;
  email: string | null;
  reminded_time: string | null;
}

/** Courses by their ids, also removed ones, of people who are there. */
export async function findCourses(tx: Tx, course_ids: readonly string[]): Promise<StoredCourse[]> {
  const { rows } = await tx.query<StoredCourse>(coursesById, [tx.org_id, course_ids]);
  return rows;
}

/** The same, locked until COMMIT. */
export async function lockCourses(
  tx: WriteTx,
  course_ids: readonly string[],
): Promise<StoredCourse[]> {
  const values = [tx.org_id, course_ids];
  const { rows } = await tx.query<StoredCourse>(`${coursesById} for update of c`, values);
  return rows;
}

const coursesById = `with ${published}
  select c.course_id, c.assignment_id, c.module_id, c.user_id, p.title, c.active, u.email,
    ${iso('c.reminded_time')} as reminded_time, ${factColumns}
  from education_courses as c
  join published as p on p.module_id = c.module_id
  join users as u on u.org_id = c.org_id and u.user_id = c.user_id and u.active
  where c.org_id = $1 and c.course_id = any($2::uuid[])
  order by c.course_id`;

/** Removes a course from its person, or gives it back. */
export async function setCourseActive(
  tx: WriteTx,
  course_id: string,
  active: boolean,
): Promise<void> {
  await tx.query('update education_courses set active = $3 where org_id = $1 and course_id = $2', [
    ...[tx.org_id, course_id, active],
  ]);
}

/** Notes when people were reminded of their courses. */
export async function markReminded(
  tx: WriteTx,
  course_ids: readonly string[],
  time: string,
): Promise<void> {
  await tx.query(
    `update education_courses set reminded_time = $3
     where org_id = $1 and course_id = any($2::uuid[])`,
    [tx.org_id, course_ids, time],
  );
}
