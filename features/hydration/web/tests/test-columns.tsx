import { Group } from '@mantine/core';
import type { TestRow } from '#hydration/offline';
import { hydrationWords } from '#hydration/domain';
import { dateTimeText } from '#packages/kit';
import { UnsentMark, uiMessages } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { NamedType } from '#measurements/offline';
import { HydrationBadge } from '../hydration-badge.tsx';
import { numberText } from '../value-text.ts';
import { linkColumns } from './link-columns.tsx';
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
      cell: ({ value, valid }) => (
        <span className={classes['value']} data-valid={valid}>
          {numberText(value)}
        </span>
      ),
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
    ...linkColumns(linked),
    {
      key: 'valid',
      head: 'Valid',
      cell: ({ valid }) => (valid ? 'Yes' : 'No'),
      text: ({ valid }) => (valid ? 'Yes' : 'No'),
    },
    { key: 'tags', head: 'Tags', ...plain(({ tags }) => tags.join(', ')) },
    { key: 'measured_by', head: 'Measured by', ...plain(({ measured_by }) => measured_by) },
    { key: 'device', head: 'Device', ...plain(({ device }) => device) },
    { key: 'notes', head: 'Notes', ...plain(({ notes }) => notes) },
  ];
}

function plain(text: (row: TestRow) => string): Pick<Column<TestRow>, 'cell' | 'text'> {
  return {
    cell: (row) => text(row) || <span className={classes['missing']}>–</span>,
    text,
  };
}
