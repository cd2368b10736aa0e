import { Button, Menu, SegmentedControl } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBug,
  IconCircleX,
  IconDownload,
  IconInfoCircle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clockText, csvText } from '#packages/kit';
import { logLimit } from '#packages/sync/offline';
import type { LogEntry, LogLevel } from '#packages/sync/offline';
import { useCopyBridge } from '#packages/sync/web';
import {
  downloadText,
  EmptyState,
  GenericLoader,
  TextSkeleton,
  uiMessages,
  useFileName,
  useNow,
  useZone,
} from '#packages/ui';
import { shortTime } from './state-words.ts';
import classes from './panel.module.css';

type Wanted = LogLevel | 'all';

const choices: readonly { label: string; value: Wanted }[] = [
  { label: 'All', value: 'all' },
  { label: 'Errors', value: 'error' },
  { label: 'Warnings', value: 'warn' },
  { label: 'Info', value: 'info' },
  { label: 'Debug', value: 'debug' },
];

/** The log of this device, newest first. */
export function DiagnosticsView() {
  const bridge = useCopyBridge();
  const [wanted, setWanted] = useState<Wanted>('all');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['copy-logs'],
    queryFn: () => bridge.logs(),
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 5000,
  });
  const entries = (data ?? []).filter(({ level }) => wanted === 'all' || level === wanted);
  return (
    <>
      <p className={classes['lead']}>
        The latest {logLimit} events on this device: failed requests, syncs, errors and page views.
        They contain no names, values or tokens, and stay on this device unless you share them.
      </p>
      <div className={classes['tools']}>
        <SegmentedControl
          aria-label="Level"
          data={[...choices]}
          value={wanted}
          onChange={(value) => setWanted(value as Wanted)}
        />
        <Download entries={entries} />
      </div>
      <GenericLoader
        error={error}
        isPending={isPending}
        skeleton={<TextSkeleton />}
        onRetry={() => void refetch()}
      >
        {entries.length > 0 ? (
          <LogList entries={entries} key={wanted} />
        ) : (
          <EmptyState
            title={wanted === 'all' ? 'No entries yet' : 'No entries at this level'}
            text="Problems on this device are logged here, so that they can be explained."
          />
        )}
      </GenericLoader>
    </>
  );
}

function Download({ entries }: { entries: readonly LogEntry[] }) {
  const fileName = useFileName();
  const save = (ending: 'json' | 'csv') => {
    const text =
      ending === 'json' ? `${JSON.stringify(entries, null, 2)}\n` : csvText(logRows(entries));
    const type = ending === 'json' ? 'application/json' : 'text/csv';
    downloadText(fileName('watershade diagnostics', ending), type, text);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} stroke={1.75} />}
          disabled={entries.length === 0}
        >
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save('json')}>JSON, for programs</Menu.Item>
        <Menu.Item onClick={() => save('csv')}>CSV, for spreadsheets</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const atOnce = 100;

const levels = {
  error: { word: 'Error', sign: IconCircleX },
  warn: { word: 'Warning', sign: IconAlertTriangle },
  info: { word: 'Info', sign: IconInfoCircle },
  debug: { word: 'Debug', sign: IconBug },
} as const satisfies Record<LogLevel, object>;

/** Entries of the log, a hundred at a time. */
function LogList({ entries }: { entries: readonly LogEntry[] }) {
  const [count, setCount] = useState(atOnce);
  return (
    <>
      <ol className={classes['log']} aria-label="Newest first">
        {entries.slice(0, count).map((entry, index) => (
          // Two entries may be equal; their index from the oldest is unique.
          <Entry key={entries.length - index} entry={entry} />
        ))}
      </ol>
      {count < entries.length && (
        <Button variant="subtle" fullWidth onClick={() => setCount(count + atOnce)}>
          {uiMessages.loadMore}
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const now = useNow();
  const zone = useZone();
  const { word, sign: Sign } = levels[entry.level];
  const time = Date.parse(entry.timestamp);
  return (
    <li data-level={entry.level}>
      <Sign size={16} stroke={1.75} aria-hidden />
      <div>
        <p>
          <span className="ws-only-heard">{word}: </span>
          {entry.message}
        </p>
        <p className={classes['context']}>
          {[entry.type, entry.page, contextText(entry)].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      <time dateTime={entry.timestamp} title={shortTime(time, now, zone)}>
        {clockText(time, zone)}
      </time>
    </li>
  );
}

/** Rows of a CSV file: the fields of the specification, the context as JSON. */
export function logRows(entries: readonly LogEntry[]): string[][] {
  return [
    ['timestamp', 'type', 'level', 'page', 'message', 'context'],
    ...entries.map(({ timestamp, type, level, page, message, context }) => [
      timestamp,
      type,
      level,
      page,
      message,
      JSON.stringify(context),
    ]),
  ];
}

/** Short facts beside a message: 'POST /v3/measurement 422', 'syncing_core 12 ms'. */
export function contextText({ context }: LogEntry): string {
  const { method, path, status, ms, phases, stack } = context;
  const parts = [
    [method, path, status === 0 ? undefined : status].filter((part) => part !== undefined),
    ms === undefined ? [] : [`${String(ms)} ms`],
    [phases, stack].filter((part) => part !== undefined && part !== ''),
  ];
  return parts
    .map((part) => part.join(' '))
    .filter((part) => part !== '')
    .join(', ');
}
