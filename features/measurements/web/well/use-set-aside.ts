import { measurementToDraft } from '#measurements/domain';
import { queuedMeasurement } from '#measurements/offline';
import type { NearTest } from '#measurements/offline';
import { showToast } from '#packages/ui';
import { useQueuedTests } from '../use-queued-tests.ts';
import { useValidity } from '../use-validity.ts';
import { wellTexts } from './well-texts.ts';

/**
 * Marks a test as invalid in favour of another within ten minutes. A queued test is changed in the
 * queue, a stored one by a call.
 *
 * @param zone IANA name of the organisation's time zone
 */
export function useSetAside(zone: string): (near: NearTest, online: boolean) => Promise<void> {
  const tests = useQueuedTests();
  const mark = useValidity();
  return async function setAside({ measurement_id }, online) {
    const write = tests.find(measurement_id);
    const queued = write && queuedMeasurement(write);
    if (write && queued) {
      await tests.change(write, { ...measurementToDraft(queued), valid: false }, zone);
    } else if (online) await mark(measurement_id, false);
    else showToast({ kind: 'problem', text: wellTexts.olderCounts, detail: wellTexts.noLine });
  };
}
