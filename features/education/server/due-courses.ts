import { dueStage, noticeDays } from '#education/domain';
import type { DueStage } from '#education/domain';
import type { Database, Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { StoredCourse } from './assignment-store.ts';
import { factColumns, factsOf, published } from './course-facts.ts';

/** A course that is due, with what its people were told. */
export interface DueCourse extends StoredCourse {
  stage: DueStage;
  tag_ids: string[];
  /** The person was reminded; their supervisors were alerted. */
  isReminded: boolean;
  isAlerted: boolean;
}

type DueRow = Omit<DueCourse, 'stage' | 'isReminded' | 'isAlerted'> &
  Record<'soon_reminded' | 'soon_alerted' | 'late_reminded' | 'late_alerted', boolean> & {
    assigned_time: string;
  };

const day = 86_400_000;

/** The organisations with courses that are due soon, or have been for some days. */
export async function organisationsWithDueCourses(
  database: Database,
  now: number,
): Promise<string[]> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<{ org_id: string }>('select org_id from organisations_with_due_courses($1, $2)', [
      ...periodOf(now),
    ]),
  );
  return rows.map(({ org_id }) => org_id);
}

/** Courses that are due and of which somebody was not told yet, of people who are not hidden. */
export async function findDueCourses(tx: Tx, now: number): Promise<DueCourse[]> {
  const { rows } = await tx.query<DueRow>(
    `with ${published}
     select c.course_id, c.assignment_id, c.module_id, c.user_id, p.title, c.active, u.email,
       ${iso('c.reminded_time')} as reminded_time, ${iso('c.assigned_time')} as assigned_time,
       array(select w.tag_id from user_tags as w join tags as t using (org_id, tag_id)
         where w.org_id = c.org_id and w.user_id = c.user_id and t.active) as tag_ids,
       c.soon_reminded_time is not null as soon_reminded,
       c.soon_alerted_time is not null as soon_alerted,
       c.late_reminded_time is not null as late_reminded,
       c.late_alerted_time is not null as late_alerted, ${factColumns}
     from education_courses as c
     join published as p on p.module_id = c.module_id
     join users as u on u.org_id = c.org_id and u.user_id = c.user_id and u.active
       and not u.is_hidden
     where c.org_id = $1 and c.active and not c.is_superseded and c.passed_time is null
       and c.due_time between $2 and $3
     order by c.due_time, c.course_id`,
    [tx.org_id, ...periodOf(now)],
  );
  return rows.flatMap(({ soon_reminded, soon_alerted, late_reminded, late_alerted, ...row }) => {
    const stage = dueStage(factsOf(row), Date.parse(row.assigned_time), now);
    if (stage === null) return [];
    const isSoon = stage === 'soon';
    const isReminded = isSoon ? soon_reminded : late_reminded;
    const isAlerted = isSoon ? soon_alerted : late_alerted;
    return isReminded && isAlerted ? [] : [{ ...row, stage, isReminded, isAlerted }];
  });
}

/** What somebody is told of a course: its person by a reminder, the supervisors by an alert. */
type NoticeKind = 'reminded' | 'alerted';

/** Notes what was told; returns the ids of courses of which it was not noted before. */
export async function noteNotified(
  tx: WriteTx,
  kind: NoticeKind,
  courses: readonly Pick<DueCourse, 'course_id' | 'stage'>[],
  time: string,
): Promise<Set<string>> {
  const noted = new Set<string>();
  for (const stage of ['soon', 'late'] as const) {
    const ids = courses.filter((each) => each.stage === stage).map(({ course_id }) => course_id);
    if (ids.length === 0) continue;
    const column = `${stage}_${kind}_time`;
    const { rows } = await tx.query<{ course_id: string }>(
      `update education_courses set ${column} = $3
       where org_id = $1 and course_id = any($2::uuid[]) and ${column} is null
       returning course_id`,
      [tx.org_id, ids, time],
    );
    for (const { course_id } of rows) noted.add(course_id);
  }
  return noted;
}

/** Old courses of a demo: nobody is told of them. */
export async function noteAllNotified(tx: WriteTx): Promise<void> {
  await tx.query(
    `update education_courses set soon_reminded_time = assigned_time,
       soon_alerted_time = assigned_time, late_reminded_time = assigned_time,
       late_alerted_time = assigned_time
     where org_id = $1`,
    [tx.org_id],
  );
}

function periodOf(now: number): [string, string] {
  const time = (days: number) => new Date(now + days * day).toISOString();
  return [time(-noticeDays), time(noticeDays)];
}
