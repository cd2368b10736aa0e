import { useEffect, useRef } from 'react';
import { useQueue } from '#packages/sync/web';
import { showToast } from '#packages/ui';

/** Shows a message when the server refuses a write, as the user may be on another screen. */
export function useRefusals(): void {
  const { writes } = useQueue();
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { id, state, reason } of writes) {
      // Refusals before this page was opened are only shown in their rows.
      if (state !== 'refused' || !open.current.has(id)) continue;
      showToast({
        kind: 'problem',
        text: 'The server refused a change made on this device',
        detail: reason ?? undefined,
        cause: 'background',
      });
    }
    open.current = new Set(writes.filter(({ state }) => state !== 'refused').map(({ id }) => id));
  }, [writes]);
}
