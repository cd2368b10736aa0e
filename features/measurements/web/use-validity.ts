import { CallError } from '#packages/http/web';
import { showToast } from '#packages/ui';
import { measurementToasts } from './measurement-toasts.ts';
import { useMeasurementActions } from './use-measurement-actions.ts';

/** Marks a test as valid or invalid; the toast offers to undo it. */
export function useValidity(): (measurement_id: string, valid: boolean) => Promise<void> {
  const actions = useMeasurementActions();
  return async function mark(measurement_id, valid) {
    try {
      await actions.markValid([measurement_id], valid);
      showToast({
        kind: 'done',
        text: valid ? measurementToasts.markedValid : measurementToasts.markedInvalid,
        action: { label: 'Undo', run: () => void mark(measurement_id, !valid) },
      });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast({ kind: 'problem', text: error.message, detail: error.detail ?? undefined });
    }
  };
}
