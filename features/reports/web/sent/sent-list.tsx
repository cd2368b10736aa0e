import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DataTable, EmptyState, RelativeTime, useDelayPageReady, useLocalPage } from '#packages/ui';
import type { Column } from '#packages/ui';
import { personName } from '#people/domain';
import type { ReportRun } from '#reports/contract';
import { reportTexts } from '../report-texts.ts';
import { useRuns } from '../use-reports.ts';
import { daysOf } from './run-rows.ts';

const defaultSize = 20;

/** Sent runs, newest first; each can be opened. */
export function SentList() {
  const { data, error, refetch } = useRuns();
  const columns = useMemo(() => runColumns(), []);
  const runs = data?.runs;
  const place = useLocalPage('report-runs', defaultSize, runs);
  useDelayPageReady(runs === undefined && error === null);
  return (
    <DataTable
      {...place}
      label="Sent reports"
      rowKey={({ run_id }) => run_id}
      columns={columns}
      sort={{ key: 'time', descending: true }}
      onSort={() => undefined}
      empty={<EmptyState title="No sent reports yet" text={reportTexts.noneSent} />}
      error={runs === undefined ? error : null}
      onRetry={() => void refetch()}
    />
  );
}

function runColumns(): Column<ReportRun>[] {
  return [
    {
      ...{ key: 'time', head: 'Time', frozen: true },
      cell: ({ time }) => <RelativeTime time={Date.parse(time)} />,
      text: ({ time }) => time,
    },
    {
      ...{ key: 'report', head: 'Report' },
      cell: ({ run_id, name }) => (
        <Link to="/settings/reports" search={{ tab: 'sent', run: run_id }}>
          {name}
        </Link>
      ),
      text: ({ name }) => name,
    },
    { ...{ key: 'days', head: 'Period' }, cell: daysOf, text: daysOf },
    { ...{ key: 'recipients', head: 'Recipients' }, cell: readersOf, text: readersOf },
    {
      ...{ key: 'open', head: 'Open', isAction: true },
      cell: ({ run_id, name, time }) => (
        <Anchor
          size="sm"
          aria-label={`Open ${name} of ${time.slice(0, 10)}`}
          renderRoot={(props) => (
            <Link {...props} to="/settings/reports" search={{ tab: 'sent', run: run_id }} />
          )}
        >
          Open
        </Anchor>
      ),
      text: () => '',
    },
  ];
}

function readersOf({ recipients }: ReportRun): string {
  return recipients.length === 0 ? 'nobody' : recipients.map(personName).join(', ');
}
