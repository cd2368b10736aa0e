import { Button } from '@mantine/core';
import { useSyncStatus } from '#packages/sync/web';
import { Card } from '#packages/ui';
import type { FirstRun } from '#first-run/offline';
import { firstRunTexts as texts } from './first-run-texts.ts';
import { SampleLine } from './sample-line.tsx';
import { StepRows } from './step-rows.tsx';
import { useHideFirstRun } from './use-first-run.ts';

/** The first steps on the start screen, with the way to hide them. */
export function FirstRunCard({ run }: { run: FirstRun }) {
  const { online } = useSyncStatus();
  const { isBusy, hide } = useHideFirstRun();
  const done = run.steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={texts.title}
      subtitle={texts.count(done, run.steps.length)}
      aside={
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isBusy}
          disabled={!online}
          onClick={() => void hide(true)}
        >
          {texts.hide}
        </Button>
      }
      footer={<SampleLine run={run} />}
    >
      <StepRows run={run} open={null} heading="h3" />
    </Card>
  );
}
