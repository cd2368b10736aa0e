import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { countText, matchesSearch } from '#packages/kit';
import { DataTable, EmptyState, NoMatch, RowCheck, textColumn, useSortedPage } from '#packages/ui';
import type { Column } from '#packages/ui';
import { workerListHeight, workerPage } from '#rosters/contract';
import type { PlannableWorker } from '#rosters/offline';
import { SetUpLink } from '#people/web';
import { rosterTexts as texts } from '../roster-texts.ts';
import { SearchAndTag } from '../search-and-tag.tsx';
import classes from './roster-dialog.module.css';

interface Props {
  /** Undefined while loading. */
  workers: readonly PlannableWorker[] | undefined;
  user_ids: readonly string[];
  onChange: (user_ids: string[]) => void;
}

/** Step 1: selects workers, also all that match the filter, on all pages. */
export function WorkerStep({ workers, user_ids, onChange }: Props) {
  const [search, setSearch] = useState('');
  const [tag, setTag] = useState<string | null>(null);
  const found = useMemo(
    () => workers && foundWorkers(workers, search, tag),
    [workers, search, tag],
  );
  const chosen = useMemo(() => new Set(user_ids), [user_ids]);
  const toggle = useCallbackRef((user_id: string) =>
    onChange(
      chosen.has(user_id) ? user_ids.filter((id) => id !== user_id) : [...user_ids, user_id],
    ),
  );
  const columns = useMemo(() => columnsOf(chosen, toggle), [chosen, toggle]);
  const page = useSortedPage('roster-workers', workerPage, {
    ...{ rows: found, columns, first: { key: 'name', descending: false } },
  });
  const isAll = found?.every(({ user_id }) => chosen.has(user_id)) ?? false;
  /** Those that the filter does not show, and those that it shows. */
  const selectFound = () => {
    const shown = new Set(found?.map(({ user_id }) => user_id));
    const others = user_ids.filter((user_id) => !shown.has(user_id));
    onChange(isAll ? others : [...others, ...shown]);
  };
  return (
    <>
      <div className={classes['filter']}>
        <SearchAndTag
          label="Search workers"
          placeholder="Name or email"
          query={{ search, tag }}
          onSearch={setSearch}
          onTag={setTag}
        />
        <Button
          variant="default"
          disabled={found === undefined || found.length === 0}
          onClick={selectFound}
        >
          {isAll && found?.length !== 0 ? 'Clear selection' : texts.selectAll(found?.length ?? 0)}
        </Button>
      </div>
      <p role="status" className={classes['count']}>
        {texts.selected(user_ids.length)}
      </p>
      <div className={classes['workers']} style={{ maxHeight: workerListHeight }}>
        <DataTable
          label="Workers"
          {...page}
          rowKey={({ user_id }) => user_id}
          isChosen={({ user_id }) => chosen.has(user_id)}
          onOpen={({ user_id }) => toggle(user_id)}
          empty={
            workers?.length === 0 ? (
              <EmptyState
                title={texts.noWorkers}
                text={texts.noWorkersAbout}
                action={<SetUpLink step="crew" />}
              />
            ) : (
              <NoMatch
                text={texts.noWorkerMatches}
                onReset={() => {
                  setSearch('');
                  setTag(null);
                }}
              />
            )
          }
        />
      </div>
    </>
  );
}

function foundWorkers(
  workers: readonly PlannableWorker[],
  search: string,
  tag: string | null,
): PlannableWorker[] {
  return workers.filter(
    ({ name, email, tag_ids }) =>
      (tag === null || tag_ids.includes(tag)) && matchesSearch(search, [name, email ?? '']),
  );
}

function columnsOf(
  chosen: ReadonlySet<string>,
  toggle: (user_id: string) => void,
): Column<PlannableWorker>[] {
  return [
    textColumn('name', 'Name', ({ name }) => name, {
      ...{ sortable: true, frozen: true },
      cell: ({ user_id, name }) => (
        <label className={classes['worker']}>
          <RowCheck checked={chosen.has(user_id)} onChange={() => toggle(user_id)} />
          {name}
        </label>
      ),
    }),
    textColumn('email', 'Email', ({ email }) => email ?? '', { sortable: true }),
    textColumn('tags', 'Tags', ({ tag_ids }) => countText(tag_ids.length), { numeric: true }),
  ];
}
