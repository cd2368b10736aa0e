import { useQueuedTests, useTestActions } from '#measurements/web';
import { useQueue } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import type { SessionPerson } from '#sessions/offline';
import { runTexts as texts } from '../session-texts.ts';

/**
 * Returns a function that takes a test back: from the queue of this device, or on the server if the
 * viewer may do that. It returns false if the test stays.
 */
export function useUndoTest() {
  const queue = useQueue();
  const queued = useQueuedTests();
  const actions = useTestActions();
  return async function undoTest(
    { mayRemove, mayInvalidate }: SessionPerson,
    measurement_id: string,
  ): Promise<boolean> {
    const write = queued.find(measurement_id);
    if (write !== undefined && (await queue.drop(write.id)) === 'done') return true;
    const test = { measurement_id, valid: true, active: true, tag_ids: [], notes: '' };
    if (mayRemove) await actions.setActive([test], false);
    else if (mayInvalidate) await actions.markValid([test], false);
    else showToast({ kind: 'problem', text: texts.notUndone, detail: texts.sent });
    return mayRemove || mayInvalidate;
  };
}
