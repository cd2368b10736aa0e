import type { NearTest } from '#measurements/offline';
import { useCopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { measurementToasts } from '../measurement-toasts.ts';
import { useValidity } from '../use-validity.ts';
import { markQueued } from './mark-queued.ts';
import { wellTexts } from './well-texts.ts';

/**
 * Marks a test as invalid in favour of another within ten minutes. A queued test is changed in the
 * queue, a stored one by a call.
 */
export function useSetAside(): (near: NearTest, online: boolean) => Promise<void> {
  const bridge = useCopyBridge();
  const mark = useValidity();
  return async function setAside({ measurement_id, isUnsent }, online) {
    if (isUnsent && (await markQueued(bridge, measurement_id))) {
      showToast({ kind: 'done', text: measurementToasts.changed });
    } else if (online || isUnsent) await mark(measurement_id, false);
    else showToast({ kind: 'problem', text: wellTexts.olderCounts, detail: wellTexts.noLine });
  };
}
