import type { Log } from '#packages/database';
import type { RunningTasks } from './run-tasks.ts';

/** Work that is looked for all the time, in every process. */
export interface LoopWork {
  /** Lower-case words with hyphens. */
  readonly name: string;
  /** Milliseconds between two rounds that found nothing. */
  readonly pause: number;
  /** Does what is due. Returns how much that was; if it was anything, it runs again at once. */
  round(): Promise<number>;
}

/** Milliseconds after a round that failed. */
const pauseAfterError = 1_000;

/** Runs rounds of work until stopped. An error is logged and the next round follows. */
export function runLoops(works: readonly LoopWork[], log: Log): RunningTasks {
  let isStopping = false;
  const wakeUp = new Set<() => void>();
  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        wakeUp.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      wakeUp.add(wake);
    });
  const run = async ({ name, pause, round }: LoopWork) => {
    while (!isStopping) {
      try {
        if ((await round()) === 0 && !isStopping) await sleep(pause);
      } catch (error) {
        if (isStopping) return;
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ loop: name, reason }, 'a round of background work failed');
        await sleep(pauseAfterError);
      }
    }
  };
  const running = works.map(run);
  return {
    stop: async () => {
      isStopping = true;
      for (const wake of wakeUp) wake();
      await Promise.all(running);
    },
  };
}
