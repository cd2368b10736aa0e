import { changeMeasurements, createMeasurements } from '#measurements/contract';
import { draftToMeasurement } from '#measurements/domain';
import type { DraftErrors, MeasurementDraft } from '#measurements/domain';
import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';

/** What came of a save: done, or sentences by field and one for the whole form. */
export type SaveOutcome =
  | { isSaved: true }
  | { isSaved: false; errors: DraftErrors; message: string | null; detail: string | null };

export interface MeasurementDeeds {
  /** Adds a test. Sending the same draft again changes nothing, its id is already made. */
  add: (draft: MeasurementDraft, zone: string) => Promise<SaveOutcome>;
  /** Marks tests as valid or not. Rejects with a CallError. */
  markValid: (ids: readonly string[], valid: boolean) => Promise<void>;
}

/** The writes about tests. After each the copy is brought up to date at once. */
export function useMeasurementDeeds(): MeasurementDeeds {
  const client = useClient();
  const bridge = useCopyBridge();
  return {
    async add(draft, zone) {
      try {
        const measurements = [draftToMeasurement(draft, zone)];
        const { rejected } = await client.call(createMeasurements, { body: { measurements } });
        const [refused] = rejected;
        if (refused !== undefined) return refusal(refused.errors ?? {}, refused.message);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        return refusal(error.errors, error.message, error.detail);
      }
      // The test is safe: nobody waits for the copy to hear of it.
      void bridge.requestSync();
      return { isSaved: true };
    },
    async markValid(ids, valid) {
      await client.call(changeMeasurements, { body: { ids: [...ids], valid } });
      await bridge.requestSync();
    },
  };
}

/** Sentences of known fields stand beside them; all others are told for the whole form. */
function refusal(
  errors: Readonly<Record<string, string>>,
  message: string,
  detail: string | null = null,
): SaveOutcome {
  const { value, created_time, notes } = errors;
  const known: DraftErrors = {
    ...(value !== undefined && { value }),
    ...(created_time !== undefined && { created_time }),
    ...(notes !== undefined && { notes }),
  };
  const isTold = Object.keys(known).length > 0;
  return { isSaved: false, errors: known, message: isTold ? null : message, detail };
}
