import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { FigureRows, OpenFigure, RowOf } from '#compliance/contract';
import { percentOf } from '#compliance/domain';
import { kindWords } from '#alerts/domain';
import { dateTimeText } from '#packages/kit';
import { missing, textColumn, timeColumn, useZone } from '#packages/ui';
import type { Column } from '#packages/ui';
import { personName } from '#people/domain';
import { PersonLink } from '#people/web';
import { BandBadge } from '../band-badge.tsx';
import { complianceTexts as texts, figureNames } from '../compliance-texts.ts';
import classes from './row-columns.module.css';

export type AnyRow = FigureRows['rows'][number];

/** The columns of the rows of a figure. */
export function rowColumns(figure: OpenFigure): Column<AnyRow>[] {
  // The rows of a figure are those of its columns.
  return columnsOf[figure]() as Column<AnyRow>[];
}

type Named = Pick<RowOf<'never_tested'>, 'user_id' | 'name_first' | 'name_last'>;

const person = <Row extends Named>(head = 'Person') =>
  textColumn<Row>('person', head, personName, {
    frozen: true,
    cell: (row) => (
      <PersonLink user_id={row.user_id} className={undefined}>
        {personName(row)}
      </PersonLink>
    ),
  });

/** A time with its hour: the difference of two is what counts. */
const moment = <Row,>(key: string, head: string, timeOf: (row: NoInfer<Row>) => string | null) =>
  timeColumn<Row>(key, head, timeOf, {
    cell: (row) => {
      const time = timeOf(row);
      return time === null ? missing : <Moment time={time} />;
    },
  });

const done = <Row extends { is_done: boolean }>(head: string) =>
  textColumn<Row>('done', head, (row) => yesOrNo(row.is_done), {
    cell: (row) => <YesNo isYes={row.is_done} />,
  });

const action = (kind: 'survey' | 'guidance' | 'supervisor') =>
  textColumn<RowOf<'actions'>>(
    kind,
    texts.kinds[kind],
    (row) => (row[kind] === null ? '' : yesOrNo(row[kind])),
    { cell: (row) => (row[kind] === null ? missing : <YesNo isYes={row[kind]} />) },
  );

const tag = (kind: 'jobs' | 'locations', head: string) => [
  textColumn<RowOf<'unassessed'>>('name', head, ({ name }) => name, {
    frozen: true,
    cell: ({ tag_id, name }) => (
      <Link to={`/settings/${kind}/$tag_id`} params={{ tag_id }}>
        {name}
      </Link>
    ),
  }),
];

const columnsOf: { [Figure in OpenFigure]: () => Column<RowOf<Figure>>[] } = {
  tests: () => [
    person(),
    textColumn('done', 'Done', (row) => String(row.done), { numeric: true }),
    textColumn('of', 'Planned', (row) => String(row.of), { numeric: true }),
    textColumn('share', figureNames.tests, (row) => `${String(percentOf(row) ?? 0)} %`, {
      numeric: true,
      cell: (row) => <BandBadge percent={percentOf(row)} />,
    }),
  ],
  never_tested: () => [person()],
  retests: () => [
    person(),
    moment('time', 'Test', ({ time }) => time),
    moment('due', 'Re-test due', ({ due_time }) => due_time),
    moment('retest', 'Re-test', ({ retest_time }) => retest_time),
    done('In time'),
  ],
  actions: () => [
    person(),
    moment('time', 'Test', ({ time }) => time),
    ...[action('survey'), action('guidance'), action('supervisor')],
    done('All done'),
  ],
  alerts: () => [
    person('Recipient'),
    moment('time', 'Sent', ({ time }) => time),
    textColumn('reason', 'Reason', ({ reason }) => reasonWords[reason] ?? reason),
    textColumn(
      'minutes',
      'Minutes to acknowledge',
      ({ minutes }) => (minutes === null ? '' : String(minutes)),
      { numeric: true },
    ),
    done('Within 60 min'),
  ],
  courses: () => [
    person(),
    textColumn('title', 'Module', ({ title }) => title, {
      cell: ({ module_id, title }) => (
        <Link to="/education/modules/$module_id/assignments" params={{ module_id }}>
          {title}
        </Link>
      ),
    }),
    moment('due', 'Due', ({ due_time }) => due_time),
    moment('passed', 'Passed', ({ passed_time }) => passed_time),
    moment('until', 'Valid until', ({ valid_until }) => valid_until),
    done('Valid'),
  ],
  unassessed: () => tag('jobs', texts.job),
  unplaced: () => tag('locations', texts.location),
  rules: () => [
    textColumn('kind', 'Rule', ({ kind }) => kindWords[kind], {
      frozen: true,
      cell: ({ alert_rule_id, kind }) => (
        <Link to="/settings/alerts/rules/$alert_rule_id" params={{ alert_rule_id }}>
          {kindWords[kind]}
        </Link>
      ),
    }),
    textColumn('tags', 'Jobs and locations', ({ tags }) => tags.join(', ')),
  ],
};

/** Reasons of alerts. */
const reasonWords: Readonly<Record<string, string>> = {
  now: 'Rule, current value',
  forecast: 'Rule, forecast',
  no_data: 'No data',
  reminder: 'Reminder',
  manual: 'Sent by hand',
  tag: 'Dehydration notification',
  break: 'Late break',
  break_request: 'Break requested',
  symptoms: 'Symptoms reported',
  course: 'Course due',
};

function yesOrNo(isYes: boolean): string {
  return isYes ? texts.yes : texts.no;
}

function YesNo({ isYes }: { isYes: boolean }) {
  const Sign = isYes ? IconCircleCheck : IconCircleX;
  return (
    <span className={classes['answer']} data-yes={isYes}>
      <Sign size={15} stroke={1.9} aria-hidden />
      {yesOrNo(isYes)}
    </span>
  );
}

function Moment({ time }: { time: string }) {
  return <time dateTime={time}>{dateTimeText(Date.parse(time), useZone())}</time>;
}
