import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { DataTable, EmptyState, useLocalPage, useZone } from '#packages/ui';
import type { RemovedPerson } from '#people/contract';
import { peoplePageSize, personName } from '#people/domain';
import { removedColumns } from './removed-columns.tsx';
import { removedTexts } from './removed-texts.ts';
import { RestoreButton } from './restore-button.tsx';
import type { Removed } from './use-removed.ts';

/** People who can be restored, the last removed first; requested from the server each time. */
export function RemovedTable({ removed }: { removed: Removed }) {
  const { people, error, refetch, restore, online } = removed;
  const zone = useZone();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const columns = useMemo(() => removedColumns({ zone, isNarrow }), [zone, isNarrow]);
  // Older data may have changed, so nothing is shown when offline.
  const shown = online ? people : [];
  const place = useLocalPage('removed-people', peoplePageSize, shown);
  const menu = (person: RemovedPerson) =>
    person.may_restore && (
      <RestoreButton name={personName(person)} isSmall onRestore={() => restore(person)} />
    );
  return (
    <DataTable
      {...place}
      label="Removed people"
      rowKey={({ user_id }) => user_id}
      columns={columns}
      sort={{ key: 'removed', descending: true }}
      onSort={() => undefined}
      menu={menu}
      empty={
        online ? (
          <EmptyState
            title="No deleted people"
            text="Deleted people can be restored for 30 days, and people who left for 7 days, with all their permissions."
          />
        ) : (
          <EmptyState title="No connection" text={removedTexts.needsLine} />
        )
      }
      error={online ? error : null}
      onRetry={() => void refetch()}
    />
  );
}
