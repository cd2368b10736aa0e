import { createMeasurements } from '#measurements/contract';
import { draftToMeasurement } from '#measurements/domain';
import type { MeasurementDraft } from '#measurements/domain';
import { useQueue } from '#packages/sync/web';
import type { QueuedWrite, QueueOutcome } from '#packages/sync/offline';
import { showToast } from '#packages/ui';
import { measurementToasts } from './measurement-toasts.ts';

/** The queued tests, and the actions with them. */
export function useQueuedTests() {
  const queue = useQueue();
  const find = (measurement_id: string) =>
    queue.writes.find(({ id, kind }) => id === measurement_id && kind === createMeasurements.name);
  return {
    /** The write of a test that was not sent yet. */
    find,
    /** Replaces the queued test by the draft; true if that was possible. */
    async change(write: QueuedWrite, draft: MeasurementDraft, zone: string): Promise<boolean> {
      const body = { measurements: [draftToMeasurement(draft, zone)] };
      const outcome = await queue.edit(write.id, body);
      if (outcome === 'done') showToast({ kind: 'done', text: measurementToasts.changed });
      else showTooLate(outcome);
      return outcome === 'done';
    },
    /** Removes it from the queue; the toast offers to undo that. */
    async drop(measurement_id: string): Promise<void> {
      const write = find(measurement_id);
      const outcome = write === undefined ? 'gone' : await queue.drop(write.id);
      if (write === undefined || outcome !== 'done') return showTooLate(outcome);
      const { id, kind, method, path, body, tries } = write;
      const again = { id, kind, method, path, body, is_tried: tries > 0 };
      showToast({
        kind: 'done',
        text: measurementToasts.dropped,
        action: { label: 'Undo', run: () => void queue.add(again) },
      });
    },
  };
}

function showTooLate(outcome: QueueOutcome): void {
  const text = outcome === 'sending' ? measurementToasts.onItsWay : measurementToasts.sentAlready;
  showToast({ kind: 'problem', text });
}
