import {
  IconAlertTriangle,
  IconBellRinging,
  IconCheck,
  IconChecks,
  IconClock,
  IconMinus,
} from '@tabler/icons-react';
import type { AlertLevel, AlertStatus, NoticeState } from '#alerts/contract';
import { hydrationWords } from '#hydration/domain';
import type { ActionState, HighRiskRow } from '#alerts/offline';
import { HydrationBadge } from '#hydration/web';
import { actionStateTexts, caseTexts, stateTexts, statusTexts } from './answer-texts.ts';
import { caseNote, caseOf } from './alert-words.ts';
import classes from './monitoring.module.css';

const stateSigns = {
  queued: IconClock,
  sent: IconCheck,
  reminded: IconBellRinging,
  acknowledged: IconChecks,
  failed: IconAlertTriangle,
  open: IconClock,
  cleared: IconChecks,
} as const;

/** The status of an alert; with the reason if it failed. */
export function StatusChip({ status, error }: { status: AlertStatus; error: string }) {
  return (
    <Chip look={status} word={statusTexts[status]} reason={status === 'failed' ? error : ''} />
  );
}

/** The state of an alert for one recipient. */
export function StateChip({ state }: { state: NoticeState }) {
  return <Chip look={state} word={stateTexts[state]} reason="" />;
}

interface ChipProps {
  look: keyof typeof stateSigns;
  word: string;
  reason: string;
}

function Chip({ look, word, reason }: ChipProps) {
  const Sign = stateSigns[look];
  return (
    <span className={classes['chipPlace']}>
      <span className={classes['chip']} data-look={look}>
        <Sign size={14} stroke={2} aria-hidden />
        {word}
      </span>
      {reason !== '' && <small className={classes['reason']}>{reason}</small>}
    </span>
  );
}

/** The level of a high-risk measurement: the badge of that hydration status. */
export function LevelChip({ level }: { level: AlertLevel }) {
  return (
    <span title={hydrationWords[level].long}>
      <HydrationBadge state={level} />
    </span>
  );
}

/** Whether a re-test has cleared a high-risk measurement, and what is still open. */
export function CaseChip({ row, now }: { row: HighRiskRow; now: number }) {
  const state = caseOf(row);
  const note = caseNote(row, now);
  return (
    <span className={classes['chipPlace']}>
      <Chip look={state} word={caseTexts[state]} reason="" />
      {note !== '' && <small>{note}</small>}
    </span>
  );
}

const actionSigns = { done: IconCheck, open: IconClock, not_required: IconMinus } as const;

/** Whether an action is done, open or not required. */
export function ActionMark({ state }: { state: ActionState }) {
  const Sign = actionSigns[state];
  return (
    <span className={classes['action']} data-state={state} title={actionStateTexts[state]}>
      <Sign size={14} stroke={2} aria-hidden />
      <span className={state === 'not_required' ? 'ws-only-heard' : undefined}>
        {actionStateTexts[state]}
      </span>
    </span>
  );
}
