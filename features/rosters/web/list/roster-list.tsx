import { Menu } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { matchesSearch } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  NoMatch,
  pageOf,
  RowMenu,
  sortAndPage,
  sortedRows,
  useConfirm,
  useIsNarrow,
} from '#packages/ui';
import { describeRoster } from '#rosters/domain';
import type { ListedRoster } from '#rosters/offline';
import { rosterSearch } from '../roster-search.ts';
import type { RosterQuery } from '../roster-search.ts';
import { rosterTexts as texts } from '../roster-texts.ts';
import { useRosterActions } from '../use-roster-actions.ts';
import { rosterColumns } from './roster-columns.tsx';

interface Props {
  /** Undefined while loading. */
  rosters: readonly ListedRoster[] | undefined;
  error: unknown;
  onRetry: () => void;
  query: RosterQuery;
  onQuery: (query: RosterQuery, replace?: boolean) => void;
  tagsOf: (user_id: string) => readonly string[];
  now: number;
  onEdit: (roster: ListedRoster) => void;
  /** Button that adds a roster; undefined if the viewer may not. */
  newButton: ReactNode;
}

/** The tab Rosters: every roster with its workers, days and times. */
export function RosterList(props: Props) {
  const { rosters, query, onQuery, tagsOf, now } = props;
  const { online } = useSyncStatus();
  const isNarrow = useIsNarrow();
  const actions = useRosterActions();
  const confirm = useConfirm();
  const onEdit = useCallbackRef(props.onEdit);
  const columns = useMemo(() => rosterColumns({ now, isNarrow, onEdit }), [now, isNarrow, onEdit]);
  const found = useMemo(
    () =>
      rosters &&
      sortedRows(foundRosters(rosters, query, tagsOf), columns, {
        ...{ key: query.sort, descending: query.descending },
      }),
    [rosters, query, tagsOf, columns],
  );
  const remove = async (roster: ListedRoster) => {
    const question = texts.remove(describeRoster(roster), roster.people_count);
    if (await confirm(question)) await actions.remove(roster.roster_id);
  };
  return (
    <DataTable
      name="rosters"
      label={texts.rosters}
      {...pageOf(found, query)}
      {...sortAndPage(query, rosterSearch.size, onQuery)}
      rowKey={({ roster_id }) => roster_id}
      columns={columns}
      menu={(roster) =>
        roster.isManaged && (
          <RowMenu of={describeRoster(roster)} disabled={!online || actions.isBusy}>
            <Menu.Item
              leftSection={<IconPencil size={16} stroke={1.75} />}
              onClick={() => onEdit(roster)}
            >
              Edit
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash size={16} stroke={1.75} />}
              onClick={() => void remove(roster)}
            >
              Delete
            </Menu.Item>
          </RowMenu>
        )
      }
      empty={
        rosters?.length === 0 ? (
          <EmptyState
            title={texts.noRosters}
            text={texts.noRostersAbout}
            action={props.newButton}
          />
        ) : (
          <NoMatch
            text={texts.noRosterMatches}
            onReset={() => onQuery({ ...query, search: '', tag: null, page: 0 })}
          />
        )
      }
      error={props.error}
      onRetry={props.onRetry}
    />
  );
}

/** The rosters with a worker or a description that matches a search and filter. */
function foundRosters(
  rosters: readonly ListedRoster[],
  { search, tag }: Pick<RosterQuery, 'search' | 'tag'>,
  tagsOf: (user_id: string) => readonly string[],
): ListedRoster[] {
  return rosters.filter((roster) => {
    const isFound = [describeRoster(roster), ...roster.people.map(({ name }) => name)].some(
      (text) => matchesSearch(search, [text]),
    );
    const hasTag = tag === null || roster.user_ids.some((user_id) => tagsOf(user_id).includes(tag));
    return isFound && hasTag;
  });
}
