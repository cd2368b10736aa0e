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
 * @param stopped aborted when the engine stops
 */
export function createWatchdog(
  { after }: Pick<CopyEnvironment, 'after'>,
  stopped: AbortSignal,
): Watchdog {
  const timedOut = new AbortController();
  const signal = AbortSignal.any([stopped, timedOut.signal]);
  let cancelTimer = () => {};

  function restartTimer(): void {
    cancelTimer();
    if (!signal.aborted) cancelTimer = after(timeout, () => timedOut.abort(new StalledError()));
  }

  restartTimer();
  return {
    signal,
    async watch(step) {
      signal.throwIfAborted();
      const result = await orAborted(step(), signal);
      restartTimer();
      return result;
    },
    end() {
      cancelTimer();
      timedOut.abort(new StalledError());
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
