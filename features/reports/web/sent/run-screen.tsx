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
import { contentWords } from '#reports/contract';
import type { ReportRun, ReportSummary } from '#reports/contract';
import { momentWords } from '#reports/domain';
import { reportTexts } from '../report-texts.ts';
import { useRuns } from '../use-reports.ts';
import { daysOf, labelTable, stateTable } from './run-rows.ts';
import { hydrationAbout, runFileRows, runSections } from './run-sections.ts';
import type { RunAbout, RunSection } from './run-sections.ts';
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
  if (run !== undefined && run.parts !== null) return <ReportDetails run={run} />;
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

function ReportDetails({ run }: { run: ReportRun }) {
  const { name, time, timezone, filter_words, summary } = run;
  const sections = runSections(run);
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const who = filter_words.length === 0 ? 'all people' : `people with ${filter_words.join(', ')}`;
  const totals =
    summary === null
      ? ''
      : `: ${countOf(summary.people, 'person', 'people')}, ${countOf(summary.tests, 'valid test')}`;
  const sentence = `${daysOf(run)}, ${who}${totals}`;
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
            onClick={() => saveCsv('report', runFileRows(run))}
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
        {summary !== null && (
          <HydrationCards
            summary={summary}
            about={sections.length === 0 ? null : hydrationAbout(run)}
          />
        )}
        {sections.map((section) => (
          <SectionCard key={section.title} section={section} />
        ))}
      </div>
    </Screen>
  );
}

interface HydrationProps {
  summary: ReportSummary;
  /** Null if the head of the page says it for the only content. */
  about: RunAbout | null;
}

function HydrationCards({ summary, about }: HydrationProps) {
  return (
    <>
      <Card
        title={contentWords.hydration}
        subtitle={
          about === null ? reportTexts.hydration : `${aboutText(about)}. ${reportTexts.hydration}`
        }
      >
        <PlainTable label={contentWords.hydration} data={stateTable(summary)} />
      </Card>
      {summary.labels.length > 0 && (
        <Card title={reportTexts.labels} subtitle={reportTexts.labelsAbout}>
          <PlainTable label={reportTexts.labels} data={labelTable(summary)} />
        </Card>
      )}
    </>
  );
}

/** A content with its tables, notes, and what the figures count. */
function SectionCard({ section }: { section: RunSection }) {
  const { title, about, tables, empty, notes, meanings } = section;
  return (
    <Card title={title} subtitle={aboutText(about)} className={classes['part']}>
      {empty !== null && <EmptyState title={empty.title} text={empty.text} />}
      {tables.map(({ label, data }) => (
        <div key={label}>
          {label !== title && <h3>{label}</h3>}
          <PlainTable label={label} data={data} />
        </div>
      ))}
      {notes.length > 0 && <p className={classes['notes']}>{notes.join(' ')}</p>}
      <h3>{reportTexts.definitions}</h3>
      <dl>
        {meanings.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function aboutText({ period, timezone, filter }: RunAbout): string {
  return `${period}, ${timezone}. ${reportTexts.filter}: ${filter}`;
}
