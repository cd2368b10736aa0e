import { Link } from '@tanstack/react-router';
import type { AssignmentRow, Via } from '#education/contract';
import { countText } from '#packages/kit';
import { missing, textColumn, timeColumn, useZone } from '#packages/ui';
import type { Column } from '#packages/ui';
import { personName } from '#people/domain';
import { PersonLink } from '#people/web';
import { educationTexts as texts } from '../education-texts.ts';
import { dayOf } from '../learner/course-days.ts';
import { StateBadge } from './state-badge.tsx';
import classes from './course-columns.module.css';

const columns = {
  person: textColumn('person', 'Person', personName, {
    ...{ sortable: true, frozen: true },
    cell: (row) => (
      <PersonLink user_id={row.user_id} className={undefined}>
        {personName(row)}
      </PersonLink>
    ),
  }),
  module: textColumn('module', 'Module', ({ title }) => title, {
    sortable: true,
    cell: ({ module_id, title }) => (
      <Link to="/education/modules/$module_id/assignments" params={{ module_id }}>
        {title}
      </Link>
    ),
  }),
  course: textColumn('course', 'Course', ({ title }) => title, { sortable: true, frozen: true }),
  via: textColumn('via', 'Via', ({ via }) => viaText(via), { sortable: true }),
  assigned: timeColumn('assigned', 'Assigned', ({ assigned_time }) => assigned_time, {
    sortable: true,
  }),
  due: timeColumn('due', 'Due', ({ due_time }) => due_time, {
    sortable: true,
    cell: ({ due_time }) => <Day time={due_time} />,
  }),
  state: textColumn('state', 'State', ({ state }) => state, {
    sortable: true,
    cell: ({ state }) => <StateBadge state={state} />,
  }),
  best: textColumn(
    'best',
    'Best score',
    ({ best_score }) => (best_score === null ? '' : `${String(best_score)} %`),
    { sortable: true, numeric: true },
  ),
  attempts: textColumn('attempts', 'Attempts', attemptsText, { sortable: true, numeric: true }),
  completed: timeColumn('completed', 'Completed', ({ passed_time }) => passed_time, {
    sortable: true,
  }),
  until: timeColumn('until', 'Certificate until', ({ valid_until }) => valid_until, {
    sortable: true,
    cell: ({ valid_until }) => (valid_until === null ? missing : <Day time={valid_until} />),
  }),
} satisfies Record<string, Column<AssignmentRow>>;

export type CourseColumn = keyof typeof columns;

/** Columns of a table of courses, by their keys. */
export function courseColumns(keys: readonly CourseColumn[]): Column<AssignmentRow>[] {
  return keys.map((key) => columns[key]);
}

/** The person with module and state, for the width of a phone. */
export const personWithCourse: Column<AssignmentRow> = {
  ...columns.person,
  cell: (row) => (
    <span className={classes['person']}>
      <PersonLink user_id={row.user_id} className={undefined}>
        {personName(row)}
      </PersonLink>
      <small>{row.title}</small>
      <StateBadge state={row.state} />
    </span>
  ),
};

/** A day, which may be in the future, in the zone of the organisation. */
function Day({ time }: { time: string }) {
  return dayOf(time, useZone());
}

/** How a person got a course. */
export function viaText({ kind, name }: Via): string {
  if (kind === 'everyone') return texts.toEveryone;
  return kind === 'tag' ? (name ?? 'A deleted tag') : 'Directly';
}

function attemptsText({ attempts_used, attempts }: AssignmentRow): string {
  const used = countText(attempts_used);
  return attempts === 0 ? used : `${used} of ${countText(attempts)}`;
}
