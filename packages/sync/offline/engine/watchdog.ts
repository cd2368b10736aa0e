import type { CopyEnvironment } from '../environment.ts';
import { StalledError } from './problems.ts';

/** Milliseconds without progress after which a run is given up. */
const timeout = 120_000;

/** Watches one run: whoever brings it on says so, and it is given up when nobody does. */
export interface Watchdog {
  /** Aborted when the run is given up or called off. */
  readonly signal: AbortSignal;
  /** A step that counts as progress when it ends; it fails once the run is given up. */
  watch<Result>(step: () => Promise<Result>): Promise<Result>;
  /** The run has ended. */
  end(): void;
}

/**
 * Starts to watch a run.
 *
 * @param calledOff the end of everything
 */
export function createWatchdog(
  { after }: Pick<CopyEnvironment, 'after'>,
  calledOff: AbortSignal,
): Watchdog {
  const givenUp = new AbortController();
  const signal = AbortSignal.any([calledOff, givenUp.signal]);
  let rest = () => {};

  function wake(): void {
    rest();
    if (!signal.aborted) rest = after(timeout, () => givenUp.abort(new StalledError()));
  }

  wake();
  return {
    signal,
    async watch(step) {
      signal.throwIfAborted();
      const result = await orAborted(step(), signal);
      wake();
      return result;
    },
    end() {
      rest();
      givenUp.abort(new StalledError());
    },
  };
}

/** A step that hangs for good cannot be ended, but nobody needs to wait for it. */
function orAborted<Result>(step: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new StalledError());
    signal.addEventListener('abort', abort, { once: true });
    step.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
