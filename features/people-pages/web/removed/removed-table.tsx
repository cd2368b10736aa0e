import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { dateText, dateTimeText } from '#packages/kit';
import {
  DataTable,
  EmptyState,
  textColumn,
  timeColumn,
  useLocalPage,
  useZone,
  useIsNarrow,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import type { RemovedPerson } from '#people/contract';
import { peoplePageSize, personName } from '#people/domain';
import { removedTexts } from './removed-texts.ts';
import { RestoreButton } from './restore-button.tsx';
import type { Removed } from './use-removed.ts';

/** People who can be restored, the last removed first; requested from the server each time. */
export function RemovedTable({ removed }: { removed: Removed }) {
  const { people, error, refetch, restore, online } = removed;
  const zone = useZone();
  const isNarrow = useIsNarrow();
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
      menu={menu}
      empty={
        online ? (
          <EmptyState
            title="No deleted people"
            text="Deleted people can be restored for 30 days, and people who left for 7 days, with all their permissions."
          />
        ) : (
          <EmptyState title="No connection" text={removedTexts.needsConnection} />
        )
      }
      error={online ? error : null}
      onRetry={() => void refetch()}
    />
  );
}

interface Choice {
  /** IANA name. */
  zone: string;
  /** There is only room for the name, the last day and the button. */
  isNarrow: boolean;
}

/** Columns of the list of removed people, in order. */
function removedColumns({ zone, isNarrow }: Choice): Column<RemovedPerson>[] {
  const [name, ...rest] = columnsOf(zone, isNarrow ? dateText : dateTimeText);
  const until = rest.at(-1);
  return [name, ...(isNarrow ? [until] : rest)].filter((column) => column !== undefined);
}

function columnsOf(zone: string, untilText: typeof dateText): Column<RemovedPerson>[] {
  return [
    textColumn('name', 'Name', personName, {
      frozen: true,
      cell: (person) => (
        <Link to="/people/$user_id" params={{ user_id: person.user_id }}>
          {personName(person)}
        </Link>
      ),
    }),
    textColumn('email', 'Email', ({ email }) => email ?? '', { cell: ({ email }) => email ?? '–' }),
    timeColumn('removed', 'Removed', ({ removed_time }) => removed_time),
    textColumn('until', 'Restorable until', ({ restorable_until }) => restorable_until, {
      cell: ({ restorable_until }) => untilText(Date.parse(restorable_until), zone),
    }),
  ];
}
