import { useState } from 'react';
import { numberFrom, usualTests, valueDoubt } from '#measurements/domain';
import type { MeasurementDraft, ValueDoubt } from '#measurements/domain';
import { latestValues } from '#measurements/offline';
import { useCopy } from '#packages/sync/web';

/** Asks the user to confirm an implausible value, based on the tests in the offline copy. */
export function useValueCheck(start: MeasurementDraft) {
  const { user_id, measurement_id: except } = start;
  const query = { user_id, type: 'sosm', count: usualTests, except } as const;
  const { data: latest = [] } = useCopy(latestValues, query);
  const [question, setQuestion] = useState<ValueDoubt | null>(null);
  const [confirmed, setConfirmed] = useState<readonly number[]>(() => confirmedBefore(start));
  return {
    /** The open question; null if there is none. */
    question,
    /**
     * Questions a draft's value if needed, once for each value.
     *
     * @param isConfirmed the user confirmed the question
     * @returns the draft to save, marked if its value was confirmed; null while the question is
     *   open
     */
    pass(draft: MeasurementDraft, isConfirmed: boolean): MeasurementDraft | null {
      const doubt = valueDoubt(draft, latest);
      if (doubt === null) return { ...draft, checked: undefined };
      if (!isConfirmed && !confirmed.includes(doubt.value)) {
        setQuestion(doubt);
        return null;
      }
      setConfirmed((before) => [...before, doubt.value]);
      return { ...draft, checked: true };
    },
    close: () => setQuestion(null),
  };
}

/** A queued test remembers the confirmation of its value. */
function confirmedBefore({ checked, value }: MeasurementDraft): number[] {
  const before = checked ? numberFrom(value) : undefined;
  return before === undefined ? [] : [before];
}
