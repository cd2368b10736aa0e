import { useState } from 'react';
import { numberFrom, usualTests, valueDoubt } from '#measurements/domain';
import type { MeasurementDraft, ValueDoubt } from '#measurements/domain';
import { latestValues } from '#measurements/offline';
import { useCopy } from '#packages/sync/web';

export interface ValueCheck {
  /** What is being asked; null while nothing is. */
  question: ValueDoubt | null;
  /**
   * Asks about a draft's value where that is needed, once for each value.
   *
   * @param isConfirmed the answer to the question was yes
   * @returns the draft to save, marked where its value was confirmed; null where the question is open
   */
  pass(draft: MeasurementDraft, isConfirmed: boolean): MeasurementDraft | null;
  close(): void;
}

/** The question about an implausible value of a person's test, by the tests in the offline copy. */
export function useValueCheck(start: MeasurementDraft): ValueCheck {
  const { user_id, measurement_id: except } = start;
  const query = { user_id, type: 'sosm', count: usualTests, except } as const;
  const { data: latest = [] } = useCopy(latestValues, query);
  const [question, ask] = useState<ValueDoubt | null>(null);
  const [confirmed, confirm] = useState<readonly number[]>(() => confirmedBefore(start));
  return {
    question,
    pass(draft, isConfirmed) {
      const doubt = valueDoubt(draft, latest);
      if (doubt === null) return { ...draft, checked: undefined };
      if (!isConfirmed && !confirmed.includes(doubt.value)) {
        ask(doubt);
        return null;
      }
      confirm((before) => [...before, doubt.value]);
      return { ...draft, checked: true };
    },
    close: () => ask(null),
  };
}

/** A test that waits to be sent remembers what was said of its value. */
function confirmedBefore({ checked, value }: MeasurementDraft): number[] {
  const before = checked ? numberFrom(value) : undefined;
  return before === undefined ? [] : [before];
}
