import type { CopyEnvironment } from '../environment.ts';
import type { SyncStatus } from '../protocol.ts';

/** Milliseconds that another tab has to let go before anybody is asked to close it. */
const patience = 3_000;

/** Watches whether another tab stands in the way of opening the copy. */
export function watchTheWay(
  { after }: Pick<CopyEnvironment, 'after'>,
  tell: (notice: SyncStatus['notice']) => void,
): { onBlocked: () => void; end: () => void } {
  let rest = () => {};
  let hasTold = false;
  return {
    onBlocked() {
      rest();
      rest = after(patience, () => {
        hasTold = true;
        tell('close_tabs');
      });
    },
    end() {
      rest();
      if (hasTold) tell(null);
    },
  };
}
