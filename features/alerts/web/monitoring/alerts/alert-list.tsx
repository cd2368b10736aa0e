import { Checkbox, Menu } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { alertStatuses, shownOrigins } from '#alerts/contract';
import { alertLogs } from '#alerts/offline';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  countSet,
  DataTable,
  EmptyState,
  ListBar,
  ListFilters,
  NoMatch,
  pageOf,
  sortAndPage,
  RowMenu,
  SearchField,
  sortedRows,
  useConfirm,
  useIsNarrow,
  useListSearch,
  useZone,
} from '#packages/ui';
import { TagPicker } from '#tags/web';
import { answerTexts, originTexts, statusTexts } from '../answer-texts.ts';
import { ChoiceFilter } from '../choice-filter.tsx';
import { alertSearch } from '../monitoring-search.ts';
import type { AlertQuery } from '../monitoring-search.ts';
import { useAnswerActions } from '../use-answer-actions.ts';
import { useUnit } from '../use-unit.ts';
import { alertColumns } from './alert-columns.tsx';
import { AlertDetail } from './alert-detail.tsx';
import { foundAlerts, withWords } from './alert-list-rows.ts';
import type { AlertRow } from './alert-list-rows.ts';
import classes from '../monitoring.module.css';

/** The tab Alerts: what was sent, each row with its recipients below it. */
export function AlertList() {
  const [query, onQuery] = useListSearch(alertSearch, 'alerts', '/monitoring/alerts');
  const { online } = useSyncStatus();
  const [unit, zone] = [useUnit(), useZone()];
  const { data, error, refetch } = useCopy(alertLogs, {}, { keepPrevious: true });
  const { dismiss, restore } = useAnswerActions();
  const isNarrow = useIsNarrow(80);
  const onExpand = useCallbackRef(({ alert_id }: AlertRow) =>
    onQuery({ ...query, open: query.open === alert_id ? null : alert_id }),
  );
  const columns = useMemo(
    () => alertColumns({ open: query.open, isNarrow, onExpand }),
    [query.open, isNarrow, onExpand],
  );
  const rows = useMemo(() => data && unit && withWords(data, unit, zone), [data, unit, zone]);
  const found = useMemo(
    () =>
      rows &&
      sortedRows(foundAlerts(rows, query), columns, {
        ...{ key: query.sort, descending: query.descending },
      }),
    [rows, query, columns],
  );
  const confirm = useConfirm();
  const confirmDismiss = async (row: AlertRow) => {
    if (await confirm(answerTexts.confirmDismiss(row.title))) void dismiss(row.alert_id);
  };
  const hasRows = rows === undefined || rows.length > 0;
  return (
    <>
      <ListBar note={!online && answerTexts.needsLine}>
        {hasRows && <AlertFilter query={query} onQuery={onQuery} />}
      </ListBar>
      <DataTable
        name="alerts"
        label={answerTexts.alerts}
        {...pageOf(found, query)}
        {...sortAndPage(query, alertSearch.size, onQuery)}
        rowKey={({ alert_id }) => alert_id}
        columns={columns}
        detail={(row) => (row.alert_id === query.open ? <AlertDetail alert={row} /> : null)}
        menu={(row) =>
          row.isManaged ? (
            <RowMenu of={row.title} disabled={!online}>
              {row.active ? (
                <Menu.Item
                  leftSection={<IconX size={16} stroke={1.75} />}
                  onClick={() => void confirmDismiss(row)}
                >
                  Dismiss
                </Menu.Item>
              ) : (
                <Menu.Item
                  leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
                  onClick={() => void restore({ alert_ids: [row.alert_id] })}
                >
                  {answerTexts.restore}
                </Menu.Item>
              )}
            </RowMenu>
          ) : null
        }
        empty={
          hasRows ? (
            <NoMatch
              text={answerTexts.noMatch}
              onReset={() => onQuery({ ...alertSearch.defaults, ack: query.ack })}
            />
          ) : (
            <EmptyState title={answerTexts.none} text={answerTexts.noneAbout} />
          )
        }
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  );
}

interface FilterProps {
  query: AlertQuery;
  onQuery: (query: AlertQuery, replace?: boolean) => void;
}

const filters = ['origin', 'status', 'job', 'location', 'dismissed'] as const;

/** Search, and the filters by origin, status, job, location and whether it was dismissed. */
function AlertFilter({ query, onQuery }: FilterProps) {
  const set = (part: Partial<AlertQuery>) => onQuery({ ...query, ...part, page: 0 });
  const active = countSet(alertSearch, query, filters);
  const { origin, status, job, location, dismissed } = alertSearch.defaults;
  const reset = () => set({ origin, status, job, location, dismissed });
  return (
    <ListFilters
      search={
        <SearchField
          label="Search alerts"
          placeholder="Text, person, job, location"
          value={query.search}
          onChange={(search) => onQuery({ ...query, search, page: 0 }, true)}
        />
      }
      active={active}
      onReset={reset}
    >
      <ChoiceFilter
        label="Origin"
        all="All origins"
        choices={shownOrigins}
        texts={originTexts}
        value={query.origin}
        onChange={(chosen) => set({ origin: chosen })}
      />
      <ChoiceFilter
        label="Status"
        all="All statuses"
        choices={alertStatuses}
        texts={statusTexts}
        value={query.status}
        onChange={(chosen) => set({ status: chosen })}
      />
      <div className={classes['field']}>
        <TagPicker
          label="Job"
          isLabelHidden
          clearable
          placeholder="All jobs"
          types={['job']}
          value={query.job}
          onChange={(chosen) => set({ job: chosen })}
        />
      </div>
      <div className={classes['field']}>
        <TagPicker
          label="Location"
          isLabelHidden
          clearable
          placeholder="All locations"
          types={['location']}
          value={query.location}
          onChange={(chosen) => set({ location: chosen })}
        />
      </div>
      <Checkbox
        label="Show dismissed"
        checked={query.dismissed}
        onChange={({ currentTarget: { checked } }) => set({ dismissed: checked })}
      />
    </ListFilters>
  );
}
