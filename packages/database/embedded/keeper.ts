import type { Log } from '../log.ts';
import { stopPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { isAlive } from './process-state.ts';

/** Milliseconds between two checks whether PostgreSQL runs. */
const pollInterval = 250;

/**
 * Monitors a PostgreSQL and restarts it when it dies (out of memory, killed by hand). It uses the
 * same port, so that the connections of the pool find it.
 *
 * @returns a function that ends the monitor and PostgreSQL
 */
export function keepRunning(
  first: Postmaster,
  startAgain: () => Promise<Postmaster>,
  log: Log,
): () => Promise<void> {
  let { pid } = first;
  let restart: Promise<void> | null = null;
  const bringBack = async () => {
    log.error({ pid }, 'PostgreSQL has died; starting it again');
    try {
      ({ pid } = await startAgain());
      log.info({ pid }, 'PostgreSQL runs again');
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : String(error) }, 'it failed');
    }
  };
  const look = () => {
    if (restart !== null || isAlive(pid)) return;
    restart = bringBack().finally(() => (restart = null));
  };
  const watch = setInterval(look, pollInterval);
  watch.unref();
  return async () => {
    clearInterval(watch);
    await restart;
    await stopPostmaster(pid);
  };
}
