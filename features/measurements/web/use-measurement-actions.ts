import { changeMeasurements, createMeasurements } from '#measurements/contract';
import { draftToMeasurement } from '#measurements/domain';
import type { DraftErrors, MeasurementDraft } from '#measurements/domain';
import { callMessages } from '#packages/http/contract';
import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { measurementToasts } from './measurement-toasts.ts';

/** Result of a save: done, or error messages by field and one for the whole form. */
export type SaveOutcome =
  /** Queued: it is stored on this device and sent when online. */
  | { isSaved: true; isQueued: boolean }
  | { isSaved: false; errors: DraftErrors; message: string | null; detail: string | null };

/** Writes about tests. Each one requests a sync. */
export function useMeasurementActions() {
  const client = useClient();
  const bridge = useCopyBridge();

  async function queue(draft: MeasurementDraft, zone: string, isTried: boolean) {
    const { name: kind, method, path } = createMeasurements;
    const body = { measurements: [draftToMeasurement(draft, zone)] };
    const write = { id: draft.measurement_id, kind, method, path, body, is_tried: isTried };
    try {
      await bridge.queue({ type: 'queue-add', write });
    } catch {
      return refusal({}, callMessages.notResponsive, measurementToasts.notKept);
    }
    return { isSaved: true, isQueued: true } as const;
  }

  return {
    /** Adds a test. Sending the same draft again changes nothing, as it has the same id. */
    async add(draft: MeasurementDraft, zone: string): Promise<SaveOutcome> {
      // When offline the test is queued at once, without trying a call.
      if (!bridge.status().online) return queue(draft, zone, false);
      try {
        const measurements = [draftToMeasurement(draft, zone)];
        const { rejected } = await client.call(createMeasurements, { body: { measurements } });
        const [refused] = rejected;
        if (refused !== undefined) return refusal(refused.errors ?? {}, refused.message);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (isWithoutAnswer(error)) return queue(draft, zone, true);
        return refusal(error.errors, error.message, error.detail);
      }
      // The test is stored; there is no need to wait for the sync.
      void bridge.requestSync();
      return { isSaved: true, isQueued: false };
    },
    /** Marks tests as valid or invalid. Rejects with a CallError. */
    async markValid(ids: readonly string[], valid: boolean): Promise<void> {
      await client.call(changeMeasurements, { body: { ids: [...ids], valid } });
      await bridge.requestSync();
    },
  };
}

/** The server did not answer, or not about the test, so it may have it or not. */
function isWithoutAnswer({ isUnanswered, status }: CallError): boolean {
  return isUnanswered || status >= 500;
}

/** Messages of known fields are shown beside them; all others for the whole form. */
function refusal(
  errors: Readonly<Record<string, string>>,
  message: string,
  detail: string | null = null,
): SaveOutcome {
  const known = knownErrors(errors);
  const hasField = Object.keys(known).length > 0;
  return { isSaved: false, errors: known, message: hasField ? null : message, detail };
}

/** The messages that have a field in the form. */
export function knownErrors(errors: Readonly<Record<string, string>>): DraftErrors {
  const { value, created_time, tag_ids, notes, custom_id } = errors;
  return {
    ...(value !== undefined && { value }),
    ...(created_time !== undefined && { created_time }),
    ...(tag_ids !== undefined && { tag_ids }),
    ...(notes !== undefined && { notes }),
    ...(custom_id !== undefined && { custom_id }),
  };
}
