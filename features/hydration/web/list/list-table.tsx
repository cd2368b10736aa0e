import { useRouter } from '@tanstack/react-router';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { ListedTest, NamedKind, TestList } from '#hydration/offline';
import type { NamedType } from '#measurements/offline';
import { DataTable, useZone } from '#packages/ui';
import { listColumns } from './list-columns.tsx';
import { listPageSize, searchFromPlace } from './list-search.ts';
import type { ListPlace } from './list-search.ts';
import type { ChosenTests } from './use-chosen-tests.ts';

interface Props {
  place: ListPlace;
  kind: NamedKind | undefined;
  list: UseQueryResult<TestList>;
  chosen: ChosenTests;
  menu: (test: ListedTest) => ReactNode;
  goTo: (place: ListPlace, replace?: boolean) => void;
  readAll: () => Promise<ListedTest[]>;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** Placeholder for the test's id in the URL of a drawer. */
const someId = '00000000-0000-7000-8000-000000000000';

/** The table of tests. The copy sorts and pages it; the URL keeps its place. */
export function ListTable({ place, kind, list, chosen, menu, goTo, readAll, empty }: Props) {
  const zone = useZone();
  const router = useRouter();
  const { data, error, refetch } = list;
  const search = JSON.stringify(searchFromPlace({ ...place, measurement_id: someId }));
  const { href } = useMemo(
    () => router.buildLocation({ to: '/measurements', search: JSON.parse(search) as object }),
    [router, search],
  );
  const addressOf = useCallback((id: string) => href.replace(someId, id), [href]);
  const onOpen = useCallback(
    ({ measurement_id }: ListedTest) => void router.navigate({ href: addressOf(measurement_id) }),
    [router, addressOf],
  );
  // Keeps the same list while its content is equal, as a new one would render every row again.
  const inUse = JSON.stringify(data?.linkTypes ?? []);
  const linkTypes = useMemo(() => JSON.parse(inUse) as NamedType[], [inUse]);
  const columns = useMemo(
    () => listColumns({ kind, linkTypes, zone, chosen, addressOf, onOpen }),
    [kind, linkTypes, zone, chosen, addressOf, onOpen],
  );
  return (
    <DataTable
      name="measurements"
      label="Measurements"
      rows={data?.rows}
      rowKey={({ measurement_id }) => measurement_id}
      total={data?.tests ?? 0}
      columns={columns}
      sort={{ key: place.sort, descending: place.descending }}
      onSort={({ key, descending }) =>
        goTo({ ...place, sort: key === 'value' ? 'value' : 'time', descending, page: 0 })
      }
      page={place.page}
      size={place.size}
      defaultSize={listPageSize}
      onPage={(page, size, replace) => goTo({ ...place, page, size }, replace)}
      allRows={readAll}
      menu={menu}
      isStateless
      isChosen={({ measurement_id }) => chosen.has(measurement_id)}
      onOpen={onOpen}
      empty={empty}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
