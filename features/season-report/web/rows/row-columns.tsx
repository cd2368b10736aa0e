import { Link } from '@tanstack/react-router';
import { rowColumns as complianceColumns } from '#compliance/web';
import { dateTimeText } from '#packages/kit';
import { missing, textColumn, timeColumn, useZone } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { OpenFigure, RowOf, SeasonRows } from '#season-report/contract';
import { seasonTexts as texts } from '../season-texts.ts';

export type AnyRow = SeasonRows['rows'][number];

/** The columns of the rows of a figure; those of the compliance assessment look the same there. */
export function rowColumns(figure: OpenFigure): Column<AnyRow>[] {
  switch (figure) {
    case 'breaks':
      return breakColumns as Column<AnyRow>[];
    case 'emergencies':
      return emergencyColumns as Column<AnyRow>[];
    default:
      return complianceColumns(figure) as Column<AnyRow>[];
  }
}

const moment = <Row,>(key: string, head: string, timeOf: (row: NoInfer<Row>) => string | null) =>
  timeColumn<Row>(key, head, timeOf, {
    cell: (row) => {
      const time = timeOf(row);
      return time === null ? missing : <Moment time={time} />;
    },
  });

const text = (value: number | null) => (value === null ? '' : String(value));

const breakColumns: Column<RowOf<'breaks'>>[] = [
  textColumn('location', texts.location, ({ location }) => location, { frozen: true }),
  moment('due', 'Due', ({ due_time }) => due_time),
  moment('started', 'Started', ({ started_time }) => started_time),
  textColumn('late', 'Minutes late', ({ late_minutes }) => text(late_minutes), { numeric: true }),
  textColumn('people', 'People', ({ people_count }) => text(people_count), { numeric: true }),
  textColumn('done', 'Recorded', ({ is_done }) => (is_done ? texts.yes : texts.no)),
];

const emergencyColumns: Column<RowOf<'emergencies'>>[] = [
  timeColumn('time', 'Started', ({ time }) => time, {
    frozen: true,
    cell: ({ emergency_id, time }) => (
      <Link to="/monitoring/emergencies/$emergency_id" params={{ emergency_id }}>
        <Moment time={time} />
      </Link>
    ),
  }),
  textColumn('location', texts.location, ({ location }) => location),
  textColumn('drill', 'Drill', ({ is_drill }) => (is_drill ? texts.yes : texts.no)),
];

function Moment({ time }: { time: string }) {
  return <time dateTime={time}>{dateTimeText(Date.parse(time), useZone())}</time>;
}
