import {
  IconBell,
  IconCheck,
  IconClipboardText,
  IconBook,
  IconDroplet,
  IconPhone,
  IconShieldCheck,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { actionFlags, statusActions } from '#alerts/contract';
import type { StatusAction } from '#alerts/contract';
import { recordId } from '#alerts/offline';
import type { HighRiskRow } from '#alerts/offline';
import { HydrationBadge } from '#hydration/web';
import { dateTimeText } from '#packages/kit';
import { useZone } from '#packages/ui';
import { answerTexts, recordTexts } from '../answer-texts.ts';
import { dueText, laterText, minutesLater } from '../alert-words.ts';
import { useQueuedRecords } from '../use-queued-answers.ts';
import { DrinkStep } from './drink-step.tsx';
import { Step } from './time-line-step.tsx';
import { TestResult } from './test-result.tsx';
import classes from './drawer.module.css';

const actionSigns: Record<StatusAction, Icon> = {
  complete_survey: IconClipboardText,
  read_guidance: IconBook,
  call_supervisor: IconPhone,
};

/** What has happened since a high-risk test, and what is still open. */
export function HighRiskTimeLine({ row, now }: { row: HighRiskRow; now: number }) {
  const zone = useZone();
  const queued = useQueuedRecords();
  const { test, retest, actions, action_times, created, cleared } = row;
  const timeText = (time: number | null) => (time === null ? '' : dateTimeText(time, zone));
  const minutes = minutesLater(row);
  const due = dueText(row, now);
  return (
    <ol className={classes['line']} aria-label="Timeline">
      <Step
        icon={IconDroplet}
        title="High-risk test"
        note={test === null ? answerTexts.noTest : dateTimeText(test.time, zone)}
        state="done"
      >
        {test !== null && (
          <>
            <TestResult value={test.value} /> <HydrationBadge state={test.state} />
          </>
        )}
      </Step>
      <Step
        icon={IconBell}
        title="Supervisors alerted"
        note={dateTimeText(created, zone)}
        state="done"
      />
      {statusActions
        .filter((action) => actions[action] !== 'not_required')
        .map((action) => {
          const sent = queued.get(recordId(row.high_risk_id, actionFlags[action]));
          const isDone = actions[action] === 'done' || sent !== undefined;
          const isWaiting = actions[action] !== 'done' && sent !== undefined;
          const { done, open } = recordTexts[action];
          return (
            <Step
              key={action}
              icon={isDone ? IconCheck : actionSigns[action]}
              title={isDone ? done : open}
              note={
                isWaiting
                  ? `${timeText(sent)}. ${answerTexts.willBeSent}.`
                  : isDone
                    ? timeText(action_times[action])
                    : 'Required by the alert rule'
              }
              state={isDone ? 'done' : 'open'}
            />
          );
        })}
      <DrinkStep row={row} />
      <Step
        icon={IconDroplet}
        title={retest === null ? 'Re-test' : `Re-test, ${laterText(minutes ?? 0)}`}
        note={retest === null ? due : dateTimeText(retest.time, zone)}
        state={retest !== null ? 'done' : due.startsWith('Overdue') ? 'late' : 'open'}
      >
        {retest !== null && (
          <>
            <TestResult value={retest.value} /> <HydrationBadge state={retest.state} />
          </>
        )}
      </Step>
      <Step
        icon={IconShieldCheck}
        title={cleared === null ? 'Not cleared' : 'Cleared'}
        note={
          cleared === null
            ? 'A re-test below the level clears it'
            : `${dateTimeText(cleared, zone)}. Its alert is no longer repeated.`
        }
        state={cleared === null ? 'open' : 'done'}
      />
    </ol>
  );
}
