import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { CallError } from '#packages/http/web';
import { countOf } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import {
  Card,
  EmptyState,
  ErrorState,
  PlainTable,
  PrintHead,
  printPage,
  Screen,
  TextSkeleton,
  useSaveCsv,
  useTitle,
} from '#packages/ui';
import type { ReportRun, ReportSummary } from '#reports/contract';
import { momentWords } from '#reports/domain';
import { reportTexts } from '../report-texts.ts';
import { useRuns } from '../use-reports.ts';
import { fileRows, labelTable, stateTable } from './run-rows.ts';
import { daysOf } from './sent-list.tsx';
import classes from './run-screen.module.css';

const crumbs = (
  <Link to="/settings/reports" search={{ tab: 'sent' }}>
    Sent reports
  </Link>
);

/** A sent report: figures, print and file. */
export function RunScreen({ run_id }: { run_id: string }) {
  const { data, error, refetch } = useRuns(run_id);
  const [run] = data?.runs ?? [];
  const title = run?.name ?? 'Report';
  useTitle(title);
  if (run !== undefined && run.summary !== null)
    return <ReportDetails run={run} summary={run.summary} />;
  const isGone = error instanceof CallError && error.code === 'NOT_FOUND';
  return (
    <Screen ready={error !== null} title={isGone ? 'Report not found' : 'Report'} crumbs={crumbs}>
      {isGone ? (
        <EmptyState title="Not found" text="The address may be wrong." />
      ) : error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton widths={[40, 60, 50]} />
      )}
    </Screen>
  );
}

function ReportDetails({ run, summary }: { run: ReportRun; summary: ReportSummary }) {
  const { name, time, timezone, filter_words } = run;
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const who = filter_words.length === 0 ? reportTexts.everybody : filter_words.join(', ');
  const sentence = `${daysOf(run)}, ${who.toLowerCase() === 'everybody' ? 'all people' : `people with ${who}`}: ${countOf(summary.people, 'person', 'people')}, ${countOf(summary.tests, 'valid test')}`;
  const made = `Sent ${momentWords(Date.parse(time), timezone)}`;
  const saveCsv = useSaveCsv();
  return (
    <Screen
      ready
      title={<span className="ws-not-printed">{name}</span>}
      sentence={
        <span className="ws-not-printed">
          {sentence}. {made}.
        </span>
      }
      crumbs={<span className="ws-not-printed">{crumbs}</span>}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} />}
            onClick={() => saveCsv('report', fileRows(summary))}
          >
            CSV
          </Button>
          <Button
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            onClick={() => void printPage(name)}
          >
            Print
          </Button>
        </>
      }
    >
      <PrintHead
        logo={logo == null ? null : pictureAddress(logo)}
        organisation={organisation?.name ?? ''}
        title={name}
        sentence={sentence}
        made={made}
      />
      <div className={classes['cards']}>
        <Card
          title="Hydration summary"
          subtitle="People by latest valid test, compared with the previous period"
        >
          <PlainTable label="Hydration summary" data={stateTable(summary)} />
        </Card>
        {summary.labels.length > 0 && (
          <Card
            title="By tag, job and location"
            subtitle="Each person counts once for each of their tags, jobs and locations"
          >
            <PlainTable label="By tag, job and location" data={labelTable(summary)} />
          </Card>
        )}
      </div>
    </Screen>
  );
}
