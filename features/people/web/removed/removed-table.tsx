import { useMemo, useState } from 'react';
import { DataTable, EmptyState, useZone } from '#packages/ui';
import type { RemovedPerson } from '#people/contract';
import { peoplePageSize, personName } from '#people/domain';
import { removedColumns } from './removed-columns.tsx';
import { removedTexts } from './removed-texts.ts';
import { RestoreButton } from './restore-button.tsx';
import type { Removed } from './use-removed.ts';

/** Who can be brought back, the last removed first; asked of the server each time. */
export function RemovedTable({ removed }: { removed: Removed }) {
  const { people, error, refetch, restore, online } = removed;
  const zone = useZone();
  const columns = useMemo(() => removedColumns(zone), [zone]);
  const [{ page, size }, setPlace] = useState({ page: 0, size: peoplePageSize });
  if (!online) return <EmptyState title="Not without a connection" text={removedTexts.needsLine} />;
  const menu = (person: RemovedPerson) =>
    person.may_restore && (
      <RestoreButton name={personName(person)} isSmall onRestore={() => restore(person)} />
    );
  return (
    <DataTable
      name="removed-people"
      label="Removed people"
      rows={people?.slice(page * size, (page + 1) * size)}
      rowKey={({ user_id }) => user_id}
      total={people?.length ?? 0}
      columns={columns}
      sort={{ key: 'removed', descending: true }}
      onSort={() => undefined}
      page={page}
      size={size}
      defaultSize={peoplePageSize}
      onPage={(next, rows) => setPlace({ page: next, size: rows })}
      allRows={() => Promise.resolve(people ?? [])}
      menu={menu}
      empty={
        <EmptyState
          title="Nobody to bring back"
          text="Whoever is removed stands here for 7 days, and can be brought back with all they could do."
        />
      }
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
