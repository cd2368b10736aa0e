import { queuedMeasurement } from '#measurements/offline';
import type { PossibleDuplicate } from '#measurements/offline';
import { useCopyBridge } from '#packages/sync/web';
import type { CopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { measurementToasts } from '../measurement-toasts.ts';
import { useValidity } from '../use-validity.ts';
import { guidanceTexts } from './guidance-texts.ts';

/**
 * Returns a function that marks a test as invalid because the person kept its duplicate. A queued test
 * is changed in the queue, a stored test by a call.
 */
export function useInvalidateTest(): (
  duplicate: PossibleDuplicate,
  online: boolean,
) => Promise<void> {
  const bridge = useCopyBridge();
  const mark = useValidity();
  return async function invalidateTest({ measurement_id, isUnsent }, online) {
    if (isUnsent && (await markQueued(bridge, measurement_id))) {
      showToast({ kind: 'done', text: measurementToasts.changed });
    } else if (online || isUnsent) await mark(measurement_id, false);
    else
      showToast({ kind: 'problem', text: guidanceTexts.olderCounts, detail: guidanceTexts.noLine });
  };
}

/**
 * Marks a queued test as invalid. A test that is being sent cannot be changed, so this function waits
 * for the result of sending and tries again.
 *
 * @returns false if the queue no longer has the test
 */
export async function markQueued(bridge: CopyBridge, measurement_id: string): Promise<boolean> {
  for (;;) {
    // Starts listening before it reads the queue, so that no change is missed.
    const changed = nextChange(bridge);
    const write = bridge.queued().find(({ id }) => id === measurement_id);
    const queued = write && queuedMeasurement(write);
    if (!queued) return false;
    const body = { measurements: [{ ...queued, valid: false }] };
    const outcome = await bridge.queue({ type: 'queue-edit', write_id: measurement_id, body });
    if (outcome !== 'sending') return outcome === 'done';
    await changed;
  }
}

/** Resolves at the next change of the queue. */
function nextChange(bridge: CopyBridge): Promise<void> {
  return new Promise((resolve) => {
    const stop = bridge.onQueue(() => {
      stop();
      resolve();
    });
  });
}
