import { drinkFlag } from '#alerts/contract';
import { highRiskList, recordId } from '#alerts/offline';
import { isSwitchedOn } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { useAnswerActions } from '../use-answer-actions.ts';
import { useQueuedRecords } from '../use-queued-answers.ts';
import { drinkRecordOf } from './high-risk-rows.ts';

/** Whether a person drank after their high-risk test. */
export interface DrinkLog {
  /** When it was logged, milliseconds since 1970, also if it waits for a connection; null if not. */
  time: number | null;
  /** Logs it now, also without a connection. */
  log: () => void;
}

/**
 * The drinks that can be logged: they belong to the newest high-risk measurement of a person. Null
 * for people without one, and for people the viewer may not record it for.
 */
export function useDrinkLogs(): (user_id: string) => DrinkLog | null {
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: rows = [] } = useCopy(highRiskList, {}, { keepPrevious: true });
  const queued = useQueuedRecords();
  const { record } = useAnswerActions();
  const isOn = organisation ? isSwitchedOn(organisation.metadata, 'alert') : false;
  return (user_id) => {
    const row = isOn ? drinkRecordOf(rows, user_id) : undefined;
    if (row === undefined) return null;
    const { high_risk_id, drink } = row;
    return {
      time: drink ?? queued.get(recordId(high_risk_id, drinkFlag)) ?? null,
      log: () => void record(high_risk_id, drinkFlag),
    };
  };
}
