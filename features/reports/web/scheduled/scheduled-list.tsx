import { Button, Menu, Switch, Text } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconPencil, IconPlus, IconSend, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import {
  DataTable,
  EmptyState,
  ListBar,
  useConfirm,
  useDelayPageReady,
  useNow,
  useSortedPage,
  RelativeTime,
  RowMenu,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { personName } from '#people/domain';
import { contentWords } from '#reports/contract';
import type { Report } from '#reports/contract';
import { everyWords, momentWords, stateWords } from '#reports/domain';
import { tagsAll } from '#tags/offline';
import { reportTexts } from '../report-texts.ts';
import { useReaders, useReports } from '../use-reports.ts';
import { ReportDialog } from './report-dialog.tsx';
import classes from './scheduled.module.css';

const defaultSize = 20;
const initialSort = { key: 'name', descending: false };

/** The scheduled reports, and the actions of admins. */
export function ScheduledList() {
  const { online } = useSyncStatus();
  const state = useReports();
  const readers = useReaders();
  const { data: tags } = useCopy(tagsAll, {});
  /** The report in the dialog: null for a new one, undefined for none. */
  const [edited, setEdited] = useState<Report | null>();
  const now = useNow();
  useDelayPageReady(state.reports === undefined && state.error === null);
  const onEnable = useCallbackRef((report: Report, enabled: boolean) => {
    const text = enabled ? reportTexts.switchedOn : reportTexts.switchedOff;
    void state.change({ ...report, enabled }, text);
  });
  const columns = useMemo(() => {
    const labels = new Map(tags?.map(({ tag_id, name }) => [tag_id, name]));
    return reportColumns({
      ...{ now, labels, readers: readers ?? [], isLocked: !online },
      onEnable,
    });
  }, [now, tags, readers, online, onEnable]);
  const place = useSortedPage('reports', defaultSize, {
    rows: state.reports,
    columns,
    first: initialSort,
  });
  const confirm = useConfirm();
  const run = async (report: Report) => {
    const sure = reportTexts.sureRun(report.name, report.recipients.length);
    if (await confirm(sure)) void state.send(report);
  };
  const remove = async (report: Report) => {
    if (await confirm(reportTexts.sureDelete(report.name))) void state.remove(report);
  };
  const add = (isQuiet: boolean) => (
    <Button
      variant={isQuiet ? 'default' : 'filled'}
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={() => setEdited(null)}
    >
      Add report
    </Button>
  );
  return (
    <>
      <ListBar note={!online && reportTexts.needsConnection}>
        {add(place.rows !== undefined && place.total === 0)}
      </ListBar>
      <DataTable
        {...place}
        label="Scheduled reports"
        rowKey={({ report_id }) => report_id}
        menu={(report) => (
          <RowMenu of={report.name} disabled={!online}>
            <Menu.Item
              leftSection={<IconSend size={16} stroke={1.75} />}
              onClick={() => void run(report)}
            >
              Run now
            </Menu.Item>
            <Menu.Item
              leftSection={<IconPencil size={16} stroke={1.75} />}
              onClick={() => setEdited(report)}
            >
              Edit
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash size={16} stroke={1.75} />}
              onClick={() => void remove(report)}
            >
              Delete
            </Menu.Item>
          </RowMenu>
        )}
        empty={<EmptyState title="No reports yet" text={reportTexts.noneYet} action={add(false)} />}
        // Loaded data stays visible when offline.
        error={state.reports === undefined ? state.error : null}
        onRetry={state.refetch}
      />
      <ReportDialog
        report={edited}
        readers={readers ?? []}
        onSave={(fields) =>
          state.save(fields, edited === null ? reportTexts.created : reportTexts.saved)
        }
        onClose={() => setEdited(undefined)}
      />
    </>
  );
}

interface ReportColumnOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** Names of labels by their id. */
  labels: ReadonlyMap<string, string>;
  readers: NonNullable<ReturnType<typeof useReaders>>;
  isLocked: boolean;
  onEnable: (report: Report, enabled: boolean) => void;
}

/** Columns of the table of scheduled reports, in order. */
function reportColumns(options: ReportColumnOptions): Column<Report>[] {
  const { now, labels, readers, isLocked, onEnable } = options;
  const stateOf = (report: Report) => stateWords(report, now);
  return [
    {
      ...{ key: 'name', head: 'Name', sortable: true, frozen: true },
      cell: ({ name }) => (
        <Text span inherit c="var(--ws-text)" fw={500} dir="auto">
          {name}
        </Text>
      ),
      text: ({ name }) => name,
    },
    plain('contents', 'Contents', ({ contents }) =>
      contents.map((each) => contentWords[each]).join(', '),
    ),
    plain('filter', 'Filter', ({ filter }) => filterText(filter, labels)),
    plain('every', 'Every', everyWords),
    plain('recipients', 'Recipients', ({ recipients }) =>
      recipients
        .map((id) => readers.find(({ user_id }) => user_id === id))
        .map((reader) => (reader === undefined ? reportTexts.noAdmin : personName(reader)))
        .join(', '),
    ),
    {
      ...{ key: 'last_sent', head: 'Last sent', sortable: true },
      cell: ({ last_sent_time }) =>
        last_sent_time === null ? '–' : <RelativeTime time={Date.parse(last_sent_time)} />,
      text: ({ last_sent_time }) => last_sent_time ?? '',
    },
    {
      ...{ key: 'state', head: 'State', sortable: true },
      cell: (report) => (
        <span className={classes['state']} data-state={stateOf(report)}>
          <b>{stateOf(report)}</b>
          {report.next_time !== null && (
            <span>next {momentWords(Date.parse(report.next_time), report.timezone)}</span>
          )}
        </span>
      ),
      text: stateOf,
    },
    {
      ...{ key: 'enabled', head: 'Enabled' },
      cell: (report) => (
        <Switch
          aria-label={`${report.name}: enabled`}
          checked={report.enabled}
          disabled={isLocked}
          onChange={({ currentTarget: { checked } }) => onEnable(report, checked)}
        />
      ),
      text: ({ enabled }) => (enabled ? 'Yes' : 'No'),
    },
  ];
}

/** The people of a report, in words. */
function filterText(
  { tag_ids, job_ids, location_ids }: Report['filter'],
  labels: ReadonlyMap<string, string>,
): string {
  const lists = [tag_ids, job_ids, location_ids].filter((ids) => ids.length > 0);
  if (lists.length === 0) return reportTexts.everybody;
  const nameOf = (id: string) => labels.get(id) ?? 'a deleted label';
  return lists.map((ids) => ids.map(nameOf).join(' or ')).join(', and ');
}

function plain(key: string, head: string, text: (report: Report) => string): Column<Report> {
  return {
    ...{ key, head, sortable: true, text },
    cell: (report) => <span className={classes['text']}>{text(report)}</span>,
  };
}
