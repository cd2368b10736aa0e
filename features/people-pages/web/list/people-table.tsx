import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { PeoplePage, PeopleSort, PersonRow } from '#people/domain';
import { DataTable, queryPlace } from '#packages/ui';
import type { Sort } from '#packages/ui';
import { useHasPlaces } from '#people/web';
import { peopleSearch } from '../people-search.ts';
import type { PeopleFilter } from '../people-search.ts';
import { peopleColumns } from './people-columns.tsx';
import type { ChosenPeople } from './use-chosen.ts';

interface Props {
  filter: PeopleFilter;
  list: UseQueryResult<PeoplePage>;
  onFilter: (filter: PeopleFilter, replace?: boolean) => void;
  /** Called with a filter that is likely to be used next. */
  onNear: (filter: PeopleFilter) => void;
  /** Shown if there are no rows. */
  empty: ReactNode;
  chosen: ChosenPeople;
  menu: (person: PersonRow) => ReactNode;
  readAll: () => Promise<readonly PersonRow[]>;
}

/** The table of people. The copy sorts and pages it; the URL keeps the page. */
export function PeopleTable({
  filter,
  list,
  onFilter,
  onNear,
  empty,
  chosen,
  menu,
  readAll,
}: Props) {
  const hasPlaces = useHasPlaces();
  const isNarrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
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
      {...queryPlace(filter, peopleSearch.size, onFilter)}
      onNear={(sort) => onNear(sortedBy(filter, sort))}
      allRows={readAll}
      menu={menu}
      isStateless
      isChosen={({ user_id }) => chosen.has(user_id)}
      empty={empty}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

function sortedBy(filter: PeopleFilter, { key, descending }: Sort): PeopleFilter {
  return { ...filter, sort: key as PeopleSort, descending, page: 0 };
}
