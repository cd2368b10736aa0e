import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { countText } from '#packages/kit';
import {
  DataTable,
  EmptyState,
  NoMatch,
  RowCheck,
  SearchField,
  textColumn,
  useSortedPage,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { workerListHeight, workerPage } from '#rosters/contract';
import type { PlannableWorker } from '#rosters/offline';
import { TagPicker } from '#tags/web';
import { rosterTexts as texts } from '../roster-texts.ts';
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
  const others = user_ids.filter((id) => !(found ?? []).some(({ user_id }) => user_id === id));
  return (
    <>
      <div className={classes['filter']}>
        <SearchField
          label="Search workers"
          placeholder="Name or email"
          value={search}
          onChange={setSearch}
        />
        <TagPicker
          label="Tag"
          isLabelHidden
          placeholder="All tags"
          types={['default', 'job', 'location']}
          clearable
          value={tag}
          onChange={setTag}
        />
        <Button
          variant="default"
          disabled={found === undefined || found.length === 0}
          onClick={() =>
            onChange(isAll ? others : [...others, ...(found ?? []).map(({ user_id }) => user_id)])
          }
        >
          {isAll && (found?.length ?? 0) > 0
            ? 'Clear selection'
            : texts.selectAll(found?.length ?? 0)}
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
              <EmptyState title={texts.noWorkers} text={texts.noWorkersAbout} />
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
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return workers.filter(({ name, email, tag_ids }) => {
    const text = `${name} ${email ?? ''}`.toLowerCase();
    return (tag === null || tag_ids.includes(tag)) && words.every((word) => text.includes(word));
  });
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
