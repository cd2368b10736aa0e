import { Button } from '@mantine/core';
import { IconBottle, IconCheck } from '@tabler/icons-react';
import { drinkFlag } from '#alerts/contract';
import { recordId } from '#alerts/offline';
import type { HighRiskRow } from '#alerts/offline';
import { dateTimeText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import { useZone } from '#packages/ui';
import { answerTexts } from '../answer-texts.ts';
import { useAnswerActions } from '../use-answer-actions.ts';
import { useQueuedRecords } from '../use-queued-answers.ts';
import { Step } from './time-line-step.tsx';

/**
 * Whether the person drank after a high-risk test. No rule requires it, so it is shown if it was
 * logged, and to those who may log it, also without a connection.
 */
export function DrinkStep({ row }: { row: HighRiskRow }) {
  const zone = useZone();
  const { online } = useSyncStatus();
  const { record, undoRecord, isBusy } = useAnswerActions();
  const queued = useQueuedRecords().get(recordId(row.high_risk_id, drinkFlag));
  const { high_risk_id, drink } = row;
  const mayLog = row.isManaged || row.isOwn;
  if (drink !== null) {
    return (
      <Step
        icon={IconCheck}
        title={answerTexts.drinkLogged}
        note={dateTimeText(drink, zone)}
        state="done"
      >
        {mayLog && (
          <Button
            variant="subtle"
            size="sm"
            disabled={!online || isBusy}
            onClick={() => void undoRecord(high_risk_id, drinkFlag)}
          >
            {answerTexts.undoDrink}
          </Button>
        )}
      </Step>
    );
  }
  if (queued !== undefined) {
    const note = `${dateTimeText(queued, zone)}. ${answerTexts.willBeSent}.`;
    return <Step icon={IconCheck} title={answerTexts.drinkLogged} note={note} state="done" />;
  }
  if (!mayLog) return null;
  return (
    <Step icon={IconBottle} title={answerTexts.noDrink} note={answerTexts.optional} state="open">
      <Button
        variant="default"
        size="sm"
        disabled={isBusy}
        onClick={() => void record(high_risk_id, drinkFlag)}
      >
        {answerTexts.logDrink}
      </Button>
    </Step>
  );
}
