import { Badge } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { hydrationWords } from '#hydration/domain';
import { HiddenValue, hydrationStateOf, isHiddenValue, numberText } from '#hydration/web';
import { personName } from '#people/domain';
import type { Label, PeoplePage, PeopleSort, PersonRow, LatestState } from '#people/domain';
import {
  DataTable,
  RowCheck,
  UnsentMark,
  missing,
  sortAndPage,
  textColumn,
  timeColumn,
  useIsNarrow,
} from '#packages/ui';
import type { Column, Selection, Sort } from '#packages/ui';
import { LabelList, PersonAvatar, PersonLink, useHasPlaces } from '#people/web';
import { visibleTags } from '#tags/domain';
import { peopleSearch } from '../people-search.ts';
import type { PeopleFilter } from '../people-search.ts';
import { LatestStateBadge } from './latest-state-badge.tsx';
import classes from './people-columns.module.css';

interface Props {
  filter: PeopleFilter;
  list: UseQueryResult<PeoplePage>;
  onFilter: (filter: PeopleFilter, replace?: boolean) => void;
  /** Called with a filter that is likely to be used next. */
  onNear: (filter: PeopleFilter) => void;
  /** Shown if there are no rows. */
  empty: ReactNode;
  chosen: Selection<PersonRow>;
  menu: (person: PersonRow) => ReactNode;
  readAll: () => Promise<readonly PersonRow[]>;
}

/** The table of people. The copy sorts and pages it; the URL keeps the page. */
export function PeopleTable({ filter, list, onFilter, onNear, chosen, readAll, ...rest }: Props) {
  const hasPlaces = useHasPlaces();
  const isNarrow = useIsNarrow(75);
  const { data, error, refetch } = list;
  const withTime = filter.showLastMeasurement;
  const columns = useMemo(
    () => peopleColumns({ withTime, withPlaces: hasPlaces, isNarrow, chosen }),
    [withTime, hasPlaces, isNarrow, chosen],
  );
  return (
    <DataTable
      name="people"
      label="People"
      rows={data?.rows}
      rowKey={({ user_id }) => user_id}
      total={data?.matching ?? 0}
      columns={columns}
      {...sortAndPage(filter, peopleSearch.size, onFilter)}
      onNear={(sort) => onNear(sortedBy(filter, sort))}
      allRows={readAll}
      isStateless
      isChosen={({ user_id }) => chosen.has(user_id)}
      {...rest}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

function sortedBy(filter: PeopleFilter, { key, descending }: Sort): PeopleFilter {
  return { ...filter, sort: key as PeopleSort, descending, page: 0 };
}

interface Choice {
  /** Shows the time of each person's last measurement. */
  withTime: boolean;
  /** Jobs and places belong to the heat stress preview. */
  withPlaces: boolean;
  /** Findings come next to the name, and the other columns are scrolled to. */
  isNarrow: boolean;
  chosen: Selection<PersonRow>;
}

/** Columns of the list of people, in order. */
function peopleColumns({ withTime, withPlaces, isNarrow, chosen }: Choice): Column<PersonRow>[] {
  const who = [email, tags, ...(withPlaces ? [jobs, locations] : [])];
  const findings = [status, value, ...(withTime ? [time] : [])];
  const name = nameColumn(chosen);
  return isNarrow ? [name, ...findings, ...who, access] : [name, ...who, ...findings, access];
}

function nameColumn(chosen: Selection<PersonRow>): Column<PersonRow> {
  return textColumn('name', 'Name', personName, {
    ...{ sortable: true, frozen: true },
    cell: (row) => <NameCell row={row} chosen={chosen} />,
  });
}

const email = textColumn<PersonRow>('email', 'Email', (row) => row.email ?? '', {
  sortable: true,
  cell: (row) => <Cut text={row.email ?? ''} breakAfter="@" />,
});

const tags = textColumn<PersonRow>('tags', 'Tags', (row) => namesOf(row, 'default'), {
  cell: (row) => {
    const own = ofType(row, 'default');
    return own.length > 0 ? <LabelList labels={own} most={visibleTags} /> : missing;
  },
});

const jobs = placeColumn('jobs', 'Jobs', 'job');
const locations = placeColumn('locations', 'Locations', 'location');

function placeColumn(key: string, head: string, type: Label['type']): Column<PersonRow> {
  return textColumn(key, head, (row) => namesOf(row, type), {
    cell: (row) => <Cut text={namesOf(row, type)} />,
  });
}

const access = textColumn<PersonRow>('access', 'Access', (row) => row.access);

const status = textColumn<PersonRow>(
  'status',
  'Hydration',
  ({ latestState }) => hydrationWords[hydrationStateOf(latestState)].short,
  { sortable: true, cell: ({ latestState }) => <LatestStateBadge latestState={latestState} /> },
);

const value = textColumn<PersonRow>('value', 'mOsm', ({ latestState }) => valueText(latestState), {
  ...{ sortable: true, numeric: true },
  cell: ({ latestState }) =>
    latestState.value === null ? (
      missing
    ) : isHiddenValue(latestState.value) ? (
      <HiddenValue />
    ) : (
      <b className={classes['value']}>{valueText(latestState)}</b>
    ),
});

const time = timeColumn<PersonRow>('time', 'Last measured', ({ latestState }) => latestState.time, {
  ...{ sortable: true, numeric: true },
});

function valueText({ value }: LatestState): string {
  return value === null ? '' : numberText(value);
}

function ofType(row: PersonRow, type: Label['type']): Label[] {
  return row.labels.filter((label) => label.type === type);
}

function namesOf(row: PersonRow, type: Label['type']): string {
  return ofType(row, type)
    .map((label) => label.name)
    .join(', ');
}

function NameCell({ row, chosen }: { row: PersonRow; chosen: Selection<PersonRow> }) {
  const name = personName(row);
  return (
    <span className={classes['name']}>
      <RowCheck
        label={`Select ${name}`}
        checked={chosen.has(row.user_id)}
        onChange={() => chosen.toggle(row)}
      />
      <PersonAvatar person={row} />
      <PersonLink user_id={row.user_id} className={classes['link']}>
        {name}
      </PersonLink>
      {row.is_hidden && <Badge variant="default">Hidden</Badge>}
      {row.experimental && <Badge variant="default">Test</Badge>}
      {row.isPending && <UnsentMark state="sending" short />}
    </span>
  );
}

/** A text that is truncated if there is little room; complete on hover. */
function Cut({ text, breakAfter = ' ' }: { text: string; breakAfter?: string }) {
  if (text === '') return missing;
  const end = text.indexOf(breakAfter) + 1;
  return (
    <span className={classes['cut']} title={text}>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </span>
  );
}
