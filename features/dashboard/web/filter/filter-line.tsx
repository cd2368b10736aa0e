import type { DateFilter } from '#measurements/contract';
import { filterWords } from '#measurements/domain';
import { peopleLabels } from '#hydration/offline';
import { peopleWords } from '#measurements/web';
import { useCopy } from '#packages/sync/web';
import { useDashboardStatus } from '../use-dashboard.ts';

import classes from './filter-line.module.css';

interface Props {
  filter: DateFilter;
  /** Milliseconds since 1970. */
  now: number;
  zone: string;
  locations: readonly { tag_id: string; name: string }[];
  /** Opens the editor of the dates and places. */
  onEdit: () => void;
  /** Opens the editor of the people. */
  onEditPeople: () => void;
}

/** The filter as a sentence: 'Last 7 days (14 – 20 Nov), all people: 231 people, 776 tests'. */
export function FilterLine({ filter, now, zone, locations, onEdit, onEditPeople }: Props) {
  const { data: status } = useDashboardStatus(filter);
  const { chosen, days } = filterWords(filter, now, zone);
  const { data: labels = [] } = useCopy(peopleLabels, { showHidden: false });
  const places = locations.filter(({ tag_id }) => filter.location_ids.includes(tag_id));
  return (
    <span data-testid="filter-line">
      <button type="button" className={classes['part']} onClick={onEdit}>
        {chosen}
      </button>
      {days !== null && ` (${days})`}
      {places.length > 0 && (
        <>
          {' at '}
          <button type="button" className={classes['part']} onClick={onEdit}>
            {places.length === 1 ? places[0]?.name : `${String(places.length)} locations`}
          </button>
        </>
      )}
      {', '}
      <button type="button" className={classes['part']} onClick={onEditPeople}>
        {peopleWords(filter, labels)}
      </button>
      {status !== undefined && (
        <>
          {': '}
          <b>{status.people}</b> {status.people === 1 ? 'person' : 'people'}, <b>{status.tests}</b>{' '}
          {status.tests === 1 ? 'test' : 'tests'}
          {status.unsent > 0 && `, ${String(status.unsent)} not sent yet`}
        </>
      )}
    </span>
  );
}
