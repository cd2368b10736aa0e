import type { CourseFacts } from '#education/domain';
import { iso } from '#packages/sync/server';
import type { Param } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { managedBy } from '#permissions/domain';

/** The columns that the state of a course depends on. */
export interface FactRow {
  due_time: string;
  is_started: boolean;
  attempts_used: number;
  attempts: number;
  passed_time: string | null;
  valid_until: string | null;
}

/**
 * SQL of a common table expression `published`: the published modules, with what courses need of
 * them. Content is large, so it is read once for each module and not for each course.
 */
export const published = `published as materialized (
  select m.module_id, v.version_id, v.content->>'title' as title,
    (v.content->>'attempts')::int as attempts, m.is_archived,
    (v.content->>'days_to_complete')::int as days_to_complete
  from education_modules as m
  join education_versions as v on v.org_id = m.org_id and v.version_id = m.version_id
  where m.org_id = $1)`;

/** SQL: the columns of `FactRow`, of a course `c` and its module in `published`. */
export const factColumns = `
  ${iso('c.due_time')} as due_time, c.started_time is not null as is_started, c.attempts_used,
  p.attempts, ${iso('c.passed_time')} as passed_time, ${iso('c.valid_until')} as valid_until`;

/** The facts of a row. */
export function factsOf(row: FactRow): CourseFacts {
  const time = (text: string | null) => (text === null ? null : Date.parse(text));
  return {
    due: Date.parse(row.due_time),
    isStarted: row.is_started,
    attemptsUsed: row.attempts_used,
    attempts: row.attempts,
    passed: time(row.passed_time),
    validUntil: time(row.valid_until),
  };
}

/** SQL condition: the viewer manages the person of the course `c`. */
export function managesPerson(viewer: Viewer, param: Param): string {
  const { everybody, tag_ids } = managedBy(viewer);
  if (everybody) return 'true';
  return `exists (
    select from user_tags as w join tags as t using (org_id, tag_id)
    where w.org_id = c.org_id and w.user_id = c.user_id and t.active
      and w.tag_id = any(${param(tag_ids)}::uuid[]))`;
}
