import { Switch } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { nextStep } from '#first-run/domain';
import type { FirstStep } from '#first-run/domain';
import type { FirstRun } from '#first-run/offline';
import { useInitialised, useSyncStatus } from '#packages/sync/web';
import { Card, EmptyState, ErrorScreen, LoadingPage, Screen } from '#packages/ui';
import { firstRunTexts as texts } from './first-run-texts.ts';
import { firstStepsSearch } from './first-steps-search.ts';
import { SampleLine } from './sample-line.tsx';
import { StepRows } from './step-rows.tsx';
import { CardStep, CrewStep, TestStep } from './steps/crew-steps.tsx';
import { JobStep } from './steps/job-step.tsx';
import { SiteStep } from './steps/site-step.tsx';
import { useFirstRun, useHideFirstRun } from './use-first-run.ts';

/** /first-steps: the first steps with the form of one of them. */
export function FirstStepsScreen() {
  const { data: run, error, refetch } = useFirstRun();
  if (error !== null) return <ErrorScreen onRetry={refetch} />;
  return run === undefined ? <LoadingPage layout="framed" /> : <Steps run={run} />;
}

function Steps({ run }: { run: FirstRun }) {
  const isReady = useInitialised();
  const open = useOpenStep(run);
  const done = run.steps.filter(({ isDone }) => isDone).length;
  return (
    <Screen
      title={texts.title}
      ready={isReady}
      sentence={`${texts.count(done, run.steps.length)}. ${texts.about}`}
    >
      {run.mayUse ? (
        <Card footer={<SampleLine run={run} />}>
          <StepRows run={run} open={open} heading="h2">
            {open !== null && <StepForm step={open} run={run} />}
          </StepRows>
          <ShownSwitch isHidden={run.isHidden} />
        </Card>
      ) : (
        <EmptyState title="Not Permitted" text={texts.notPermitted} outline="none" />
      )}
    </Screen>
  );
}

function StepForm({ step, run }: { step: FirstStep; run: FirstRun }) {
  switch (step) {
    case 'site':
      return <SiteStep zone={run.zone} />;
    case 'job':
      return <JobStep job_id={run.job_id} />;
    case 'crew':
      return <CrewStep {...run} />;
    case 'test':
      return <TestStep hasCrew={run.steps.some((one) => one.step === 'crew' && one.isDone)} />;
    case 'card':
      return <CardStep {...run} />;
  }
}

/**
 * The step in the address, otherwise the next one. When the open step gets done, the next one opens,
 * so that an organisation is set up without going back to the list.
 */
function useOpenStep(run: FirstRun): FirstStep | null {
  const { step } = firstStepsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const wanted = run.steps.find((one) => one.step === step);
  const before = useRef(wanted?.isDone);
  useEffect(() => {
    const isDoneNow = before.current === false && wanted?.isDone === true;
    before.current = wanted?.isDone;
    if (isDoneNow) void navigate({ to: '/first-steps', search: {}, replace: true });
  }, [wanted?.isDone, wanted?.step, navigate]);
  return wanted?.step ?? nextStep(run.steps);
}

function ShownSwitch({ isHidden }: { isHidden: boolean }) {
  const { online } = useSyncStatus();
  const { isBusy, hide } = useHideFirstRun();
  return (
    <Switch
      mt={16}
      label={texts.show}
      description={texts.shownAbout}
      checked={!isHidden}
      disabled={!online || isBusy}
      onChange={(event) => void hide(!event.currentTarget.checked)}
    />
  );
}
