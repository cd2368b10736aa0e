import type { Answer, AttemptRow, ModuleContent } from '#education/contract';
import { courseLife } from '#education/domain';
import type { CourseLife, Score } from '#education/domain';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import { factColumns, factsOf, published } from './course-facts.ts';
import type { FactRow } from './course-facts.ts';

/** A course of a person with the version that is published now. */
export interface OwnCourse extends FactRow {
  course_id: string;
  module_id: string;
  user_id: string;
  version_id: string;
  assigned_time: string;
  best_score: number | null;
  /** Ids of the sections that were read, also those of earlier versions, in the order of reading. */
  read: string[];
  /** A later course of the module has taken its place. */
  is_superseded: boolean;
}

const ownCourses = (more: string) => `with ${published}
  select c.course_id, c.module_id, c.user_id, p.version_id,
    ${iso('c.assigned_time')} as assigned_time, c.best_score, c.is_superseded, ${factColumns},
    array(
      select g.section_id::text from education_progress as g
      where g.org_id = c.org_id and g.course_id = c.course_id
      order by g.read_time, g.section_id) as read
  from education_courses as c
  join published as p on p.module_id = c.module_id
  where c.org_id = $1 and c.user_id = $2 and c.active ${more}`;

/** Most courses on the own page. */
const mostCourses = 200;

/** The courses of a person that nothing has replaced, the first due first. */
export async function findOwnCourses(tx: Tx, user_id: string): Promise<OwnCourse[]> {
  const { rows } = await tx.query<OwnCourse>(
    `${ownCourses('and not c.is_superseded')}
     order by c.due_time, c.course_id limit ${String(mostCourses)}`,
    [tx.org_id, user_id],
  );
  return rows;
}

/** One course of a person; null if there is none, or it was removed. */
export async function findOwnCourse(
  tx: Tx,
  user_id: string,
  course_id: string,
): Promise<OwnCourse | null> {
  const { rows } = await tx.query<OwnCourse>(ownCourses('and c.course_id = $3'), [
    ...[tx.org_id, user_id, course_id],
  ]);
  return rows[0] ?? null;
}

/** The same, locked until COMMIT against other attempts and removal. */
export async function lockOwnCourse(
  tx: WriteTx,
  user_id: string,
  course_id: string,
): Promise<OwnCourse | null> {
  await tx.query('select from education_courses where org_id = $1 and course_id = $2 for update', [
    tx.org_id,
    course_id,
  ]);
  return findOwnCourse(tx, user_id, course_id);
}

type LifeRow = FactRow & { user_id: string; finished_time: string | null };

/** How far people are with their courses. People without a course are left out. */
export async function findCourseLives(
  tx: Tx,
  user_ids: readonly string[],
  now: number,
): Promise<Map<string, CourseLife>> {
  const { rows } = await tx.query<LifeRow>(
    `with ${published}
     select c.user_id, ${factColumns}, coalesce(${iso('c.passed_time')}, (
         select ${iso('max(t.submitted_time)')} from education_attempts as t
         where t.org_id = c.org_id and t.course_id = c.course_id)) as finished_time
     from education_courses as c
     join published as p on p.module_id = c.module_id
     where c.org_id = $1 and c.user_id = any($2::uuid[]) and c.active and not c.is_superseded`,
    [tx.org_id, user_ids],
  );
  const byPerson = new Map<string, LifeRow[]>();
  for (const row of rows) {
    byPerson.set(row.user_id, [...(byPerson.get(row.user_id) ?? []), row]);
  }
  return new Map(
    [...byPerson].map(([user_id, own]) => [user_id, courseLife(own.map(lifeFactsOf), now)]),
  );
}

function lifeFactsOf(row: LifeRow) {
  const { finished_time } = row;
  return { ...factsOf(row), finished: finished_time === null ? null : Date.parse(finished_time) };
}

/**
 * A picture in base64, if it is part of the published version of a course of the person; otherwise
 * null.
 */
export async function findCourseImage(
  tx: Tx,
  user_id: string,
  image_id: string,
): Promise<string | null> {
  const { rows } = await tx.query<{ image: string }>(
    `select i.image from education_images as i
     where i.org_id = $1 and i.image_id = $3::uuid and exists (
       select from education_courses as c
       join education_modules as m on m.org_id = c.org_id and m.module_id = c.module_id
       join education_versions as v on v.org_id = m.org_id and v.version_id = m.version_id
       where c.org_id = $1 and c.user_id = $2 and c.active and (
         v.content->'cover'->>'image_id' = $3::text or v.content->'sections' @>
           jsonb_build_array(jsonb_build_object('picture', jsonb_build_object('image_id', $3::text)))))`,
    [tx.org_id, user_id, image_id],
  );
  return rows[0]?.image ?? null;
}

/** Contents of published versions by their ids. */
export async function findContents(
  tx: Tx,
  version_ids: readonly string[],
): Promise<Map<string, ModuleContent>> {
  const { rows } = await tx.query<{ version_id: string; content: ModuleContent }>(
    'select version_id, content from education_versions where org_id = $1 and version_id = any($2)',
    [tx.org_id, [...new Set(version_ids)]],
  );
  return new Map(rows.map(({ version_id, content }) => [version_id, content]));
}

/** Marks a section as read, and the course as begun. False if it was read before. */
export async function insertRead(
  tx: WriteTx,
  course_id: string,
  section_id: string,
  time: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into education_progress (org_id, course_id, section_id, read_time)
     values ($1, $2, $3, $4) on conflict do nothing`,
    [tx.org_id, course_id, section_id, time],
  );
  await tx.query(
    `update education_courses set started_time = $3
     where org_id = $1 and course_id = $2 and started_time is null`,
    [tx.org_id, course_id, time],
  );
  return rowCount > 0;
}

/** An attempt as it is stored. */
export interface StoredAttempt extends AttemptRow {
  course_id: string;
  answers: Answer[];
  points: number;
  most_points: number;
}

const attemptColumns = `attempt_id, course_id, version_id as assessment_id, answers, points,
  most_points, score, passed, ${iso('submitted_time')} as submitted_time`;

/** An attempt; null if there is none with this id. */
export async function findAttempt(tx: Tx, attempt_id: string): Promise<StoredAttempt | null> {
  const { rows } = await tx.query<StoredAttempt>(
    `select ${attemptColumns} from education_attempts where org_id = $1 and attempt_id = $2`,
    [tx.org_id, attempt_id],
  );
  return rows[0] ?? null;
}

/** The attempts of a course, the first first. */
export async function findAttempts(tx: Tx, course_id: string): Promise<StoredAttempt[]> {
  const { rows } = await tx.query<StoredAttempt>(
    `select ${attemptColumns} from education_attempts where org_id = $1 and course_id = $2
     order by submitted_time, attempt_id`,
    [tx.org_id, course_id],
  );
  return rows;
}

interface NewAttempt {
  attempt_id: string;
  course_id: string;
  version_id: string;
  answers: readonly Answer[];
  result: Score;
  time: string;
  /** Of a pass; null: it stays valid. */
  valid_until: string | null;
}

/** Stores an attempt and counts it for its course, together. */
export async function insertAttempt(tx: WriteTx, attempt: NewAttempt): Promise<void> {
  const { attempt_id, course_id, version_id, answers, result, time, valid_until } = attempt;
  const { points, most, score, passed } = result;
  await tx.query(
    `insert into education_attempts (org_id, attempt_id, course_id, version_id, answers, points,
       most_points, score, passed, submitted_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[tx.org_id, attempt_id, course_id, version_id, JSON.stringify(answers), points, most],
      ...[score, passed, time],
    ],
  );
  await tx.query(
    `update education_courses set attempts_used = attempts_used + 1,
       best_score = greatest(coalesce(best_score, 0), $3),
       started_time = coalesce(started_time, $4),
       passed_time = case when $5 then $4 else passed_time end,
       passed_version = case when $5 then $6::uuid else passed_version end,
       valid_until = case when $5 then $7 else valid_until end
     where org_id = $1 and course_id = $2`,
    [tx.org_id, course_id, score, time, passed, version_id, valid_until],
  );
}
