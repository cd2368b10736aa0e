import { Group } from '@mantine/core';
import type { TestRow } from '#hydration/offline';
import { hydrationWords } from '#hydration/domain';
import { dateTimeText } from '#packages/kit';
import { UnsentMark, uiMessages } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { NamedType } from '#measurements/offline';
import { HydrationBadge } from '../hydration-badge.tsx';
import { numberText } from '../value-text.ts';
import { linkColumns, TestValue, textColumn, validColumn } from './columns.tsx';
import classes from './test-columns.module.css';

/** Columns of the table of a person's tests. */
export function testColumns(zone: string, linked: readonly NamedType[]): Column<TestRow>[] {
  return [
    {
      key: 'time',
      head: 'Time',
      sortable: true,
      frozen: true,
      cell: ({ time }) => <span className={classes['time']}>{dateTimeText(time, zone)}</span>,
      text: ({ time }) => new Date(time).toISOString(),
    },
    {
      key: 'value',
      head: 'Value (mOsm)',
      sortable: true,
      numeric: true,
      cell: ({ value, valid }) => <TestValue valid={valid}>{numberText(value)}</TestValue>,
      text: ({ value }) => numberText(value),
    },
    {
      key: 'status',
      head: 'Status',
      cell: ({ state, unsent }) => (
        <Group component="span" gap="2px 8px" display="inline-flex" miw={128} py={4}>
          <HydrationBadge state={state} />
          {unsent !== null && <UnsentMark {...unsent} />}
        </Group>
      ),
      text: ({ state, unsent }) =>
        [hydrationWords[state].short, unsent && `(${uiMessages.unsent[unsent.state].word})`]
          .filter(Boolean)
          .join(' '),
    },
    ...linkColumns<TestRow>(linked, numberText),
    validColumn(),
    textColumn('tags', 'Tags', ({ tags }) => tags.join(', ')),
    textColumn('measured_by', 'Measured by', ({ measured_by }) => measured_by),
    textColumn('device', 'Device', ({ device }) => device),
    textColumn('notes', 'Notes', ({ notes }) => notes),
  ];
}
