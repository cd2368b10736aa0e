import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { emergencySteps } from '#emergencies/contract';
import { isRunning } from '#emergencies/domain';
import type { NamedEmergency } from '#emergencies/offline';
import { dateTimeText } from '#packages/kit';
import { missing, textColumn } from '#packages/ui';
import type { Column } from '#packages/ui';
import { PersonLink } from '#people/web';
import { emergencyTexts, recordTexts as texts, stepWords } from '../emergency-texts.ts';
import { durationText, offsetTextOf, personText, titleOf } from './record-words.ts';

/** Columns of the list of emergencies. */
export function recordColumns(now: number, zone: string): Column<NamedEmergency>[] {
  return [
    textColumn('location', texts.location, titleOf, {
      ...{ sortable: true, frozen: true },
      cell: (row) => (
        <Link to={`/monitoring/emergencies/${row.emergency_id}`}>
          {row.location ?? titleOf(row)}
        </Link>
      ),
    }),
    textColumn('kind', texts.kind, ({ isDrill }) => kindOf(isDrill), {
      sortable: true,
      cell: ({ isDrill }) =>
        isDrill ? (
          <Badge variant="default" tt="none" miw="max-content">
            {emergencyTexts.drillMark}
          </Badge>
        ) : (
          texts.realOne
        ),
    }),
    {
      ...{ key: 'started', head: texts.started, sortable: true },
      text: ({ start }) => new Date(start).toISOString(),
      cell: ({ start }) => dateTimeText(start, zone),
    },
    textColumn('duration', texts.duration, (row) => durationText(row, isRunning(row, now)), {
      ...{ sortable: true, numeric: true },
    }),
    ...emergencySteps.map((step) =>
      textColumn<NamedEmergency>(
        step,
        stepWords[step],
        ({ steps, start }) => offsetTextOf(steps[step], start),
        { sortable: true, numeric: true },
      ),
    ),
    textColumn('person', texts.person, personText, {
      sortable: true,
      cell: (row) =>
        row.user_id !== null && row.person !== null ? (
          <PersonLink user_id={row.user_id} className={undefined}>
            <span dir="auto">{row.person}</span>
          </PersonLink>
        ) : (
          personText(row) || missing
        ),
    }),
    textColumn('recorder', texts.recordedBy, ({ recordedBy }) => recordedBy.join(', '), {
      sortable: true,
    }),
  ];
}

function kindOf(isDrill: boolean): string {
  return isDrill ? emergencyTexts.drillMark : texts.realOne;
}
