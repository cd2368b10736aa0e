import { countText, dateTimeText, offsetText, zonedParts } from '#packages/kit';
import { missing, textColumn, timeColumn } from '#packages/ui';
import type { Column } from '#packages/ui';
import { daysText, describeRoster, intervalText, shiftTimes } from '#rosters/domain';
import type { ListedRoster } from '#rosters/offline';
import { rosterTexts as texts } from '../roster-texts.ts';
import classes from './roster-list.module.css';

/** Workers that a row names. */
const mostNamed = 3;

interface Shown {
  now: number;
  isNarrow: boolean;
  onEdit: (roster: ListedRoster) => void;
}

/** Columns of the list of rosters. */
export function rosterColumns({ now, isNarrow, onEdit }: Shown): Column<ListedRoster>[] {
  const description = textColumn<ListedRoster>('description', 'Description', describeRoster, {
    ...{ sortable: true, frozen: true },
    cell: (roster) =>
      roster.isManaged ? (
        <button type="button" className={classes['open']} onClick={() => onEdit(roster)}>
          <span className="ws-only-heard">Edit </span>
          {describeRoster(roster)}
        </button>
      ) : (
        <span className={classes['description']}>{describeRoster(roster)}</span>
      ),
  });
  const workers: Column<ListedRoster> = {
    ...{ key: 'workers', head: 'Workers', sortable: true },
    cell: (roster) => (
      <span className={classes['workers']}>
        <b>{countText(roster.people_count)}</b> {namesOf(roster)}
      </span>
    ),
    text: ({ people }) => people.map(({ name }) => name).join(', '),
    order: ({ people_count }) => String(people_count),
  };
  const days = textColumn<ListedRoster>('days', 'Days', (row) => daysText(row.days_of_week));
  const shift = textColumn<ListedRoster>('shift', 'Shift', (roster) => {
    const { start, end, isNextDay } = shiftTimes(roster);
    return `${start} – ${end}${isNextDay ? ' (next day)' : ''}`;
  });
  const zone = textColumn<ListedRoster>('timezone', 'Time zone', ({ timezone }) => timezone, {
    cell: ({ timezone }) => <span title={timezone}>{offsetText(now, timezone)}</span>,
  });
  const every = textColumn<ListedRoster>('every', 'Every', (row) => intervalText(row.interval), {
    ...{ sortable: true, order: ({ interval }) => String(interval) },
  });
  const next: Column<ListedRoster> = {
    ...{ key: 'next', head: 'Next shift', sortable: true },
    cell: (row) => nextText(row) || missing,
    text: nextText,
    order: (row) => String(row.next?.start ?? Infinity),
  };
  const changed = timeColumn<ListedRoster>('changed', 'Changed', (row) => row.modified_time, {
    sortable: true,
  });
  return isNarrow
    ? [description, workers, next, days, shift, zone, every, changed]
    : [description, workers, days, shift, zone, every, next, changed];
}

function nextText({ next, timezone }: ListedRoster): string {
  if (next === null) return '';
  return `${zonedParts(next.start, timezone).weekday} ${dateTimeText(next.start, timezone)}`;
}

function namesOf({ people, people_count }: ListedRoster): string {
  const names = people.slice(0, mostNamed).map(({ name }) => name);
  const others = people_count - names.length;
  return [names.join(', '), ...(others > 0 ? [texts.othersToo(others)] : [])].join(' ');
}
