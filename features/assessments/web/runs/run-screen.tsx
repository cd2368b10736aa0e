import { Button } from '@mantine/core';
import { IconCopyPlus, IconPrinter } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Assessment } from '#assessments/contract';
import type { ThermalUnits } from '#assessments/domain';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { CallError } from '#packages/http/web';
import { dateTimeText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import {
  EmptyState,
  ErrorState,
  PrintHead,
  printPage,
  Screen,
  TextSkeleton,
  useTitle,
  useZone,
} from '#packages/ui';
import { thermalTexts } from '../thermal-texts.ts';
import { useAssessments } from '../use-assessments.ts';
import { useThermalUnits } from '../use-thermal-units.ts';
import { byWords } from './run-columns.tsx';
import { RunCards } from './run-cards.tsx';

interface Props {
  assessment_id: string;
  /** Print when loaded. */
  isPrinted: boolean;
}

const path = '/settings/dehydration-risk-assessment';
const crumbs = <Link to={path}>{thermalTexts.title}</Link>;

/** A saved assessment with result, answers and print. */
export function RunScreen({ assessment_id, isPrinted }: Props) {
  const { data, error, refetch } = useAssessments(assessment_id);
  const units = useThermalUnits();
  const [run] = data?.assessments ?? [];
  const title = run?.name ?? 'Assessment';
  useTitle(title);
  if (run !== undefined && units !== undefined) {
    return <RunDetails run={run} units={units} isPrinted={isPrinted} />;
  }
  const isGone = error instanceof CallError && error.code === 'NOT_FOUND';
  return (
    <Screen
      ready={error !== null}
      title={isGone ? 'Assessment not found' : 'Assessment'}
      crumbs={crumbs}
    >
      {isGone ? (
        <EmptyState title="Not found" text={thermalTexts.gone} />
      ) : error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton widths={[40, 60, 50]} />
      )}
    </Screen>
  );
}

function RunDetails({
  run,
  units,
  isPrinted,
}: {
  run: Assessment;
  units: ThermalUnits;
  isPrinted: boolean;
}) {
  const { assessment_id, name, created_time } = run;
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const zone = useZone();
  const sentence = `Saved ${dateTimeText(Date.parse(created_time), zone)} by ${byWords(run)}`;
  const isReady = organisation !== undefined && logo !== undefined;
  usePrintOnce(isPrinted && isReady, name, assessment_id);
  return (
    <Screen
      ready={isReady}
      title={<span className="ws-not-printed">{name}</span>}
      sentence={<span className="ws-not-printed">{sentence}.</span>}
      crumbs={<span className="ws-not-printed">{crumbs}</span>}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconCopyPlus size={16} stroke={1.75} />}
            renderRoot={(props) => <Link {...props} to={path} search={{ from: assessment_id }} />}
          >
            Use as a starting point
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
        title={`${thermalTexts.title}: ${name}`}
        sentence={sentence}
        made=""
      />
      <RunCards run={run} units={units} />
    </Screen>
  );
}

/** Prints once if the URL asks for it, and removes that from the URL. */
function usePrintOnce(isAsked: boolean, name: string, run: string): void {
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(() => {
    if (!isAsked || isDone.current) return;
    isDone.current = true;
    void printPage(name).then(() => navigate({ to: path, search: { run }, replace: true }));
  }, [isAsked, name, run, navigate]);
}
