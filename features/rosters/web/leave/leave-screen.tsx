import { Button, Group } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconCalendarDown, IconPlus, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ListBar,
  NoMatch,
  pageOf,
  RowAction,
  Screen,
  SearchTabs,
  sortAndPage,
  sortedRows,
  useConfirm,
  useIsNarrow,
  useListSearch,
  useNow,
} from '#packages/ui';
import { leaveState } from '#rosters/domain';
import { leaveList, mayPlan } from '#rosters/offline';
import type { ListedLeave } from '#rosters/offline';
import { leaveSearch, leaveWindows } from '../roster-search.ts';
import { leaveTexts as texts, rosterTexts } from '../roster-texts.ts';
import { useRosterActions } from '../use-roster-actions.ts';
import { SearchAndTag } from '../search-and-tag.tsx';
import { useTagsOfWorkers } from '../use-tags-of-workers.ts';
import { calendarTexts } from '../calendar/calendar-texts.ts';
import { ImportLeaveDialog } from '../calendar/import-leave-dialog.tsx';
import { leaveColumns } from './leave-columns.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { foundLeave } from './leave-rows.ts';

const path = '/people/leave';

/** /people/leave: who is away, and when. */
export function LeaveScreen() {
  const [query, onQuery] = useListSearch(leaveSearch, 'leave', path);
  const { online } = useSyncStatus();
  const now = useNow();
  const isNarrow = useIsNarrow();
  const { data, error, refetch } = useCopy(leaveList, {}, { keepPrevious: true });
  const { data: isManager = false } = useCopy(mayPlan, {});
  const tagsOf = useTagsOfWorkers();
  const [isOpen, setOpen] = useState(false);
  const actions = useRosterActions();
  const confirm = useConfirm();
  const columns = useMemo(() => leaveColumns({ now, isNarrow }), [now, isNarrow]);
  const found = useMemo(
    () =>
      data &&
      tagsOf &&
      sortedRows(foundLeave(data, query, { now, tagsOf }), columns, {
        ...{ key: query.sort, descending: query.descending },
      }),
    [data, query, columns, now, tagsOf],
  );
  const cancel = useCallbackRef(async (leave: ListedLeave) => {
    if (await confirm(texts.cancel(leave.name))) {
      await actions.cancelLeave(leave.roster_user_leave_id);
    }
  });
  const button = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={() => setOpen(true)}
    >
      {texts.newLeave}
    </Button>
  );
  const [isImporting, setImporting] = useState(false);
  const importButton = (
    <Button
      variant="default"
      leftSection={<IconCalendarDown size={16} stroke={1.75} />}
      disabled={!online}
      onClick={() => setImporting(true)}
    >
      {calendarTexts.import}
    </Button>
  );
  const isAhead = query.window === 'current' || query.window === 'upcoming';
  const isFiltered = query.search !== '' || query.tag !== null;
  return (
    <Screen
      title={texts.title}
      ready={found !== undefined}
      sentence={texts.sentence}
      actions={
        isManager ? (
          <Group gap={8}>
            {importButton}
            {button}
          </Group>
        ) : undefined
      }
    >
      <SearchTabs
        label={texts.title}
        to={path}
        current={query.window}
        tabs={leaveWindows.map((window) => ({
          ...{ key: window, word: texts.windows[window] },
          search: leaveSearch.short({ ...query, window, page: 0 }),
        }))}
      />
      <ListBar note={!online && isManager && rosterTexts.needsConnection}>
        <SearchAndTag
          label="Search leave"
          placeholder="Worker, reason"
          query={query}
          onSearch={(search) => onQuery({ ...query, search, page: 0 }, true)}
          onTag={(tag) => onQuery({ ...query, tag, page: 0 })}
        />
      </ListBar>
      <DataTable
        name="leave"
        label={texts.title}
        {...pageOf(found, query)}
        {...sortAndPage(query, leaveSearch.size, onQuery)}
        rowKey={({ roster_user_leave_id }) => roster_user_leave_id}
        columns={columns}
        menu={(leave) => {
          const state = leaveState(leave, now);
          if (!leave.isManaged || (state !== 'current' && state !== 'upcoming')) return null;
          return (
            <RowAction
              icon={IconX}
              word="Cancel"
              of={`the leave of ${leave.name}`}
              disabled={!online || actions.isBusy}
              onClick={() => void cancel(leave)}
            />
          );
        }}
        empty={
          isFiltered ? (
            <NoMatch
              text={texts.noMatch}
              onReset={() => onQuery({ ...leaveSearch.defaults, window: query.window })}
            />
          ) : (
            <EmptyState
              title={texts.none[query.window]}
              text={isAhead ? texts.noneAbout : ''}
              action={isManager && isAhead ? button : undefined}
            />
          )
        }
        error={error}
        onRetry={() => void refetch()}
      />
      <ImportLeaveDialog opened={isImporting} onClose={() => setImporting(false)} />
      <LeaveDialog opened={isOpen} onClose={() => setOpen(false)} />
    </Screen>
  );
}
