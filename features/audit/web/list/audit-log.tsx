import { Button, Select } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { auditEntities, auditList } from '#audit/contract';
import type { AuditEntry } from '#audit/contract';
import type { CallData } from '#packages/http/contract';
import { useClient } from '#packages/http/web';
import { useCopy } from '#packages/sync/web';
import {
  DataTable,
  DayField,
  EmptyState,
  NoMatch,
  uiMessages,
  useNow,
  useTablePlace,
  useZone,
} from '#packages/ui';
import { peopleNames } from '#people/offline';
import type { AuditFilter } from '../audit-search.ts';
import { auditColumns } from './audit-columns.tsx';
import classes from './audit-filter.module.css';
import { entityWord } from '#audit/domain';
import { useAuditNames } from './use-audit-names.ts';

interface Props {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}

const defaultSize = 50;

/** The audit log, newest first; its file contains all pages. */
export function AuditLog({ filter, onFilter }: Props) {
  const zone = useZone();
  const names = useAuditNames();
  const { page, size, setPage } = useTablePlace('audit', defaultSize);
  const { rows, total, error, retry, readAll } = useAudit(filter, page, size);
  const change = (next: AuditFilter) => {
    setPage(0);
    onFilter(next);
  };
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <AuditFilterBar
        filter={filter}
        hasReset={rows === undefined || total > 0}
        onChange={change}
      />
      <DataTable
        name="audit"
        label="Audit log"
        rows={rows}
        rowKey={({ audit_id }) => audit_id}
        total={total}
        columns={auditColumns(zone, names)}
        sort={{ key: 'time', descending: true }}
        page={page}
        size={size}
        defaultSize={defaultSize}
        onPage={setPage}
        allRows={readAll}
        empty={
          isFiltered ? (
            <NoMatch text="No entries match this filter." onReset={() => change({})} />
          ) : (
            <EmptyState
              title="No entries yet"
              text="Sign-ins and changes appear here and are kept for 24 months."
            />
          )
        }
        error={error}
        onRetry={retry}
      />
    </>
  );
}

/** The log from the server, loaded as far as the current page needs. */
function useAudit(filter: AuditFilter, page: number, size: number) {
  const client = useClient();
  const pageAt = (cursor: string | null, signal?: AbortSignal) =>
    client.call(
      auditList,
      { query: { ...filter, ...(cursor === null ? {} : { cursor }) } },
      signal === undefined ? {} : { signal },
    );
  const query = useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) => pageAt(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // Always loads the current entries.
    staleTime: 0,
    retry: false,
  });
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const loaded = data?.pages.flatMap(({ entries }) => entries) ?? [];
  const isShort = loaded.length < (page + 1) * size && hasNextPage;
  useEffect(() => {
    if (isShort && !isFetching && error === null) void fetchNextPage();
  }, [isShort, isFetching, error, fetchNextPage]);

  /** All matching entries. */
  async function readAll() {
    const entries: AuditEntry[] = [];
    let cursor: string | null = null;
    do {
      const found: CallData<typeof auditList> = await pageAt(cursor);
      entries.push(...found.entries);
      cursor = found.next_cursor;
    } while (cursor !== null);
    return entries;
  }
  return {
    /** undefined while the page is loading. */
    rows: data === undefined || isShort ? undefined : loaded.slice(page * size, (page + 1) * size),
    total: data?.pages[0]?.total ?? 0,
    error,
    retry: () => void refetch(),
    readAll,
  };
}

interface AuditFilterBarProps {
  filter: AuditFilter;
  /** False: the empty list below offers it. */
  hasReset: boolean;
  onChange: (filter: AuditFilter) => void;
}

/** Before the first entry: entries are kept for 24 months. */
const firstDay = '2024-01-01';

/** Filter by days, person and entity; each change is a new URL. */
function AuditFilterBar({ filter, hasReset, onChange }: AuditFilterBarProps) {
  const { data: people = [] } = useCopy(peopleNames, {});
  const names = people.map(({ user_id, name }) => ({ value: user_id, label: name }));
  const today = dayOfZone(useNow(), useZone());
  const set = (field: keyof AuditFilter, value: string | null) => {
    const { [field]: _before, ...others } = filter;
    onChange(value === null || value === '' ? others : { ...others, [field]: value });
  };
  return (
    <div className={classes['bar']} role="group" aria-label="Filter">
      <DayField
        label="From"
        placeholder="Any day"
        value={filter.from ?? null}
        {...{ today, min: firstDay, max: filter.to ?? today }}
        onChange={(from) => set('from', from)}
      />
      <DayField
        label="To"
        placeholder="Any day"
        value={filter.to ?? null}
        {...{ today, min: filter.from ?? firstDay, max: today }}
        onChange={(to) => set('to', to)}
      />
      <Select
        label="Who"
        placeholder="Everybody"
        data={namesWith(names, filter.actor)}
        value={filter.actor ?? null}
        searchable
        clearable
        limit={50}
        nothingFoundMessage={uiMessages.noResults}
        onChange={(actor) => set('actor', actor)}
      />
      <Select
        label="Object"
        placeholder="Everything"
        data={auditEntities.map((value) => ({ value, label: entityWord(value) }))}
        value={filter.entity ?? null}
        clearable
        onChange={(entity) => set('entity', entity)}
      />
      <Select
        label="Person"
        placeholder="Everybody"
        data={namesWith(names, filter.subject)}
        value={filter.subject ?? null}
        searchable
        clearable
        limit={50}
        nothingFoundMessage={uiMessages.noResults}
        onChange={(subject) => set('subject', subject)}
      />
      {hasReset && Object.keys(filter).length > 0 && (
        <Button variant="subtle" className={classes['reset']} onClick={() => onChange({})}>
          Reset
        </Button>
      )}
    </div>
  );
}

function dayOfZone(now: number, zone: string): string {
  return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(now);
}

/** Includes the filtered person, also if they were removed. */
function namesWith(names: readonly { value: string; label: string }[], id: string | undefined) {
  if (id === undefined || names.some(({ value }) => value === id)) return [...names];
  return [...names, { value: id, label: 'Deleted person' }];
}
