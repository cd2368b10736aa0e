import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { peoplePageSize } from '#people/domain';
import type { PeoplePage, PeopleSort, PersonRow } from '#people/domain';
import { DataTable } from '#packages/ui';
import { usePeopleParts } from '../people-parts.ts';
import { queryFromFilter } from '../people-search.ts';
import type { PeopleFilter } from '../people-search.ts';
import { useHasPlaces } from '../use-has-places.ts';
import { peopleColumns } from './people-columns.tsx';

interface Props {
  filter: PeopleFilter;
  list: UseQueryResult<PeoplePage>;
  onFilter: (filter: PeopleFilter) => void;
  /** Stands in place of rows where there are none. */
  empty: ReactNode;
}

/** The table of people; sorted and paged by the copy, its place held by the address. */
export function PeopleTable({ filter, list, onFilter, empty }: Props) {
  const parts = usePeopleParts();
  const hasPlaces = useHasPlaces();
  const isNarrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  const readAll = parts.useAll();
  const { data, error, refetch } = list;
  const allRows = async (): Promise<PersonRow[]> => {
    const query = { ...queryFromFilter(filter), page: 0, size: data?.matching ?? 0 };
    return (await readAll(query)).rows;
  };
  return (
    <DataTable
      name="people"
      label="People"
      rows={data?.rows}
      rowKey={({ user_id }) => user_id}
      total={data?.matching ?? 0}
      columns={peopleColumns(parts, {
        withTime: filter.showLastMeasurement,
        withPlaces: hasPlaces,
        isNarrow,
      })}
      sort={{ key: filter.sort, descending: filter.descending }}
      onSort={({ key, descending }) =>
        onFilter({ ...filter, sort: key as PeopleSort, descending, page: 0 })
      }
      page={filter.page}
      size={filter.size}
      defaultSize={peoplePageSize}
      onPage={(page, size) => onFilter({ ...filter, page, size })}
      allRows={allRows}
      empty={empty}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
