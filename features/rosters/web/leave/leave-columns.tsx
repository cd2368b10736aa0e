import { Badge } from '@mantine/core';
import { dateTimeText, offsetText } from '#packages/kit';
import { textColumn } from '#packages/ui';
import type { Column } from '#packages/ui';
import { PersonLink } from '#people/web';
import { leaveState } from '#rosters/domain';
import type { ListedLeave } from '#rosters/offline';
import { leaveTexts } from '../roster-texts.ts';
import { lengthText } from './leave-rows.ts';
import classes from './leave.module.css';

/** Columns of the list of leave. Times are those of the zone of each leave. */
export function leaveColumns({
  now,
  isNarrow,
}: {
  now: number;
  isNarrow: boolean;
}): Column<ListedLeave>[] {
  const timeOf = ({ timezone }: ListedLeave, time: string) =>
    dateTimeText(Date.parse(time), timezone);
  const stateOf = (leave: ListedLeave) => leaveTexts.windows[leaveState(leave, now)];
  const worker: Column<ListedLeave> = textColumn('worker', 'Worker', ({ name }) => name, {
    ...{ sortable: true, frozen: true },
    cell: ({ user_id, name }) => (
      <PersonLink user_id={user_id} className={classes['worker']}>
        {name}
      </PersonLink>
    ),
  });
  const from = textColumn<ListedLeave>('from', 'From', (row) => timeOf(row, row.start_time), {
    ...{ sortable: true, order: ({ start_time }) => start_time },
  });
  const to = textColumn<ListedLeave>('to', 'To', (row) => timeOf(row, row.end_time), {
    ...{ sortable: true, order: ({ end_time }) => end_time },
  });
  const length = textColumn<ListedLeave>(
    ...(['length', 'Length'] as const),
    ({ start_time, end_time }) => lengthText(start_time, end_time),
    {
      sortable: true,
      order: ({ start_time, end_time }) => String(Date.parse(end_time) - Date.parse(start_time)),
    },
  );
  const zone = textColumn<ListedLeave>('timezone', 'Time zone', ({ timezone }) => timezone, {
    cell: ({ timezone, start_time }) => (
      <span title={timezone}>{offsetText(Date.parse(start_time), timezone)}</span>
    ),
  });
  const reason = textColumn<ListedLeave>('reason', 'Reason', (row) => row.reason, {
    sortable: true,
  });
  const state: Column<ListedLeave> = textColumn('state', 'Status', stateOf, {
    cell: (row) => (
      <Badge variant="default" data-state={leaveState(row, now)}>
        {stateOf(row)}
      </Badge>
    ),
  });
  return isNarrow
    ? [worker, from, to, length, reason, state, zone]
    : [worker, from, to, length, zone, reason, state];
}
