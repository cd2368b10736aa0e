import type { CopyEnvironment } from '../environment.ts';
import { StalledError } from './problems.ts';

/** Milliseconds without progress after which a run is cancelled. */
const timeout = 120_000;

/** Watches one run and cancels it if no step reports progress. */
export interface Watchdog {
  /** Aborted when the run times out or is cancelled. */
  readonly signal: AbortSignal;
  /** Runs a step that counts as progress when it ends. It fails once the run is cancelled. */
  watch<Result>(step: () => Promise<Result>): Promise<Result>;
  /** The run has ended. */
  end(): void;
}

/**
 * Starts watching a run.
 *
 * @param calledOff aborted when the engine stops
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

/** A step that hangs cannot be stopped, so this stops waiting for it. */
function orAborted<Result>(step: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new StalledError());
    signal.addEventListener('abort', abort, { once: true });
    step.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
