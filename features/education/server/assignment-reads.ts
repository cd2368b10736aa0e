import { assignmentsPage, mostNeeding } from '#education/contract';
import type { AssignmentRow, OpenAssignment, TagCompletion, Via } from '#education/contract';
import { courseState, figuresOf, needsAction } from '#education/domain';
import type { Tx } from '#packages/database';
import { rowsWithin } from '#packages/export/server';
import { iso } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { managedBy } from '#permissions/domain';
import { factColumns, factsOf, managesPerson, published } from './course-facts.ts';
import type { FactRow } from './course-facts.ts';

interface Asked {
  module_id?: string | undefined;
  user_id?: string | undefined;
  after?: string | undefined;
}

/** A page of the courses of people that the viewer manages, or of the viewer if asked for. */
export async function findAssignments(
  tx: Tx,
  viewer: Viewer,
  { module_id, user_id, after }: Asked,
  now: number,
): Promise<{ courses: AssignmentRow[]; next: string | null }> {
  const values: unknown[] = [tx.org_id];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const conditions = [
    user_id === viewer.user_id ? 'true' : managesPerson(viewer, param),
    ...(module_id === undefined ? [] : [`c.module_id = ${param(module_id)}`]),
    ...(user_id === undefined ? [] : [`c.user_id = ${param(user_id)}`]),
    ...(after === undefined ? [] : [`c.course_id > ${param(after)}`]),
  ];
  const { rows, isMore } = await rowsWithin<CourseRow>(
    tx,
    `${rowsWhere(conditions)} limit ${String(assignmentsPage + 1)}`,
    values,
    { most: assignmentsPage },
  );
  return {
    courses: rows.map((row) => shownRow(row, now)),
    next: isMore ? (rows.at(-1)?.course_id ?? null) : null,
  };
}

type CourseRow = FactRow &
  Omit<AssignmentRow, keyof FactRow | 'state' | 'via'> & {
    via_kind: Via['kind'];
    via_tag_id: string | null;
    via_name: string | null;
  };

function rowsWhere(conditions: readonly string[]): string {
  return `with ${published}
    select c.course_id, c.module_id, p.title, c.user_id, u.name_first, u.name_last,
      u.email is not null as has_email, a.kind as via_kind, a.tag_id as via_tag_id,
      t.name as via_name, a.repeats, ${iso('c.assigned_time')} as assigned_time, c.best_score,
      ${iso('c.reminded_time')} as reminded_time, c.is_superseded, ${factColumns}
    from education_courses as c
    join published as p on p.module_id = c.module_id
    join users as u on u.org_id = c.org_id and u.user_id = c.user_id and u.active
    join education_assignments as a on a.org_id = c.org_id and a.assignment_id = c.assignment_id
    left join tags as t on t.org_id = a.org_id and t.tag_id = a.tag_id
    where c.org_id = $1 and c.active and ${conditions.join(' and ')}
    order by c.course_id`;
}

function shownRow(row: CourseRow, now: number): AssignmentRow {
  const { via_kind, via_tag_id, via_name, is_started: _, ...others } = row;
  return {
    ...others,
    via: { kind: via_kind, tag_id: via_tag_id, name: via_name },
    state: courseState(factsOf(row), now),
  };
}

interface OpenRow extends Omit<OpenAssignment, 'via'> {
  kind: Via['kind'];
  tag_id: string | null;
  name: string | null;
}

/** The assignments of a module to tags that the viewer manages, and to everyone. */
export async function findOpenAssignments(
  tx: Tx,
  viewer: Viewer,
  module_id: string,
): Promise<OpenAssignment[]> {
  const { everybody, tag_ids } = managedBy(viewer);
  const values: unknown[] = [tx.org_id, module_id, everybody, tag_ids];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<OpenRow>(
    `select a.assignment_id, a.kind, a.tag_id, t.name, ${iso('a.due_time')} as due_time, a.repeats,
       ${iso('a.created_time')} as created_time, (
         select count(distinct c.user_id)::int from education_courses as c
         join users as u on u.org_id = c.org_id and u.user_id = c.user_id and u.active
         where c.org_id = a.org_id and c.assignment_id = a.assignment_id and c.active
           and ${managesPerson(viewer, param)}) as people
     from education_assignments as a
     left join tags as t on t.org_id = a.org_id and t.tag_id = a.tag_id
     where a.org_id = $1 and a.module_id = $2 and a.active and a.kind <> 'people'
       and ($3 or a.tag_id = any($4::uuid[]))
     order by a.created_time, a.assignment_id limit 500`,
    values,
  );
  return rows.map(({ kind, tag_id, name, ...row }) => ({ ...row, via: { kind, tag_id, name } }));
}

interface CountedRow extends FactRow {
  course_id: string;
  module_id: string;
  user_id: string;
}

/** The facts of all courses of people that the viewer manages that nothing has replaced. */
async function currentCourses(tx: Tx, viewer: Viewer): Promise<CountedRow[]> {
  const values: unknown[] = [tx.org_id];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<CountedRow>(
    `with ${published}
     select c.course_id, c.module_id, c.user_id, ${factColumns}
     from education_courses as c
     join published as p on p.module_id = c.module_id
     join users as u on u.org_id = c.org_id and u.user_id = c.user_id and u.active
     where c.org_id = $1 and c.active and not c.is_superseded and ${managesPerson(viewer, param)}`,
    values,
  );
  return rows;
}

/** How many people that the viewer manages have each module, and have a valid pass of it. */
export async function countByModule(
  tx: Tx,
  viewer: Viewer,
  now: number,
): Promise<Map<string, { assigned: number; completed: number }>> {
  const counts = new Map<string, { assigned: number; completed: number }>();
  for (const row of await currentCourses(tx, viewer)) {
    const { assigned, completed } = counts.get(row.module_id) ?? { assigned: 0, completed: 0 };
    const isPassed = courseState(factsOf(row), now) === 'Passed';
    counts.set(row.module_id, {
      assigned: assigned + 1,
      completed: completed + (isPassed ? 1 : 0),
    });
  }
  return counts;
}

/** The figures, the completion of each tag and the courses that need an action. */
export async function findOverview(tx: Tx, viewer: Viewer, now: number) {
  const rows = await currentCourses(tx, viewer);
  const needing = rows
    .filter((row) => needsAction(factsOf(row), now))
    .toSorted((one, other) => one.due_time.localeCompare(other.due_time));
  return {
    figures: figuresOf(rows.map(factsOf), now),
    tags: await completionOfTags(tx, viewer, rows, now),
    needing: await rowsOf(tx, needing.slice(0, mostNeeding), now),
    needing_count: needing.length,
  };
}

async function rowsOf(tx: Tx, wanted: readonly CountedRow[], now: number) {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ course_id }) => course_id);
  const { rows } = await tx.query<CourseRow>(rowsWhere(['c.course_id = any($2::uuid[])']), [
    ...[tx.org_id, ids],
  ]);
  const place = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ course_id }: { course_id: string }) => place.get(course_id) ?? 0;
  return rows
    .map((row) => shownRow(row, now))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

interface TagRow extends Pick<TagCompletion, 'tag_id' | 'name' | 'type'> {
  user_ids: string[];
}

/** Only tags that the viewer manages: of others they may see a part of the members. */
async function completionOfTags(
  tx: Tx,
  viewer: Viewer,
  courses: readonly CountedRow[],
  now: number,
): Promise<TagCompletion[]> {
  const { everybody, tag_ids } = managedBy(viewer);
  const { rows: tags } = await tx.query<TagRow>(
    `select t.tag_id, t.name, t.type, array_agg(w.user_id) as user_ids
     from tags as t join user_tags as w using (org_id, tag_id)
     where t.org_id = $1 and t.active and not t.is_hidden and ($2 or t.tag_id = any($3::uuid[]))
     group by t.tag_id, t.name, t.type order by lower(t.name), t.tag_id`,
    [tx.org_id, everybody, tag_ids],
  );
  const states = new Map<string, boolean[]>();
  for (const row of courses) {
    const own = states.get(row.user_id) ?? [];
    own.push(courseState(factsOf(row), now) === 'Passed');
    states.set(row.user_id, own);
  }
  return tags.flatMap(({ user_ids, ...tag }) => {
    const own = user_ids.flatMap((user_id) => states.get(user_id) ?? []);
    const completed = own.filter((isPassed) => isPassed).length;
    return own.length === 0 ? [] : [{ ...tag, courses: own.length, completed }];
  });
}
