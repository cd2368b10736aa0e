import { Button, Menu, SegmentedControl } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { csvText } from '#packages/kit';
import { logLimit } from '#packages/sync/offline';
import type { LogEntry, LogLevel } from '#packages/sync/offline';
import { useCopyBridge } from '#packages/sync/web';
import { downloadText, EmptyState, GenericLoader, TextSkeleton, useFileName } from '#packages/ui';
import { logRows } from './log-file.ts';
import { LogList } from './log-list.tsx';
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
