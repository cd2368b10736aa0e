import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { measurementToasts } from './measurement-toasts.ts';
import { useMeasurementActions } from './use-measurement-actions.ts';

/** Marks a test as valid or invalid; the toast offers to undo it. */
export function useValidity(): (measurement_id: string, valid: boolean) => Promise<Refused> {
  const actions = useMeasurementActions();
  const { write } = useWrite();
  const mark = (measurement_id: string, valid: boolean): Promise<Refused> =>
    write(() => actions.markValid([measurement_id], valid), {
      done: valid ? measurementToasts.markedValid : measurementToasts.markedInvalid,
      undo: () => mark(measurement_id, !valid),
      fields: [],
    });
  return mark;
}
