import { useEffect, useRef } from 'react';
import { useQueue } from '#packages/sync/web';
import { showToast } from '#packages/ui';

/** Says of a write that the server refused it: whoever typed it may be elsewhere by now. */
export function useRefusals(): void {
  const { writes } = useQueue();
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { id, state, reason } of writes) {
      // What was refused before this page was opened is told by its row.
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
