import type { CopyEnvironment } from '../environment.ts';
import type { SyncStatus } from '../protocol.ts';

/** Milliseconds that another tab has to let go before anybody is asked to close it. */
const timeout = 3_000;

/** Watches whether another tab stands in the way of opening the copy. */
export function watchBlockedUpgrade(
  { after }: Pick<CopyEnvironment, 'after'>,
  notify: (notice: SyncStatus['notice']) => void,
): { onBlocked: () => void; end: () => void } {
  let rest = () => {};
  let hasNotified = false;
  return {
    onBlocked() {
      rest();
      rest = after(timeout, () => {
        hasNotified = true;
        notify('close_tabs');
      });
    },
    end() {
      rest();
      if (hasNotified) notify(null);
    },
  };
}
