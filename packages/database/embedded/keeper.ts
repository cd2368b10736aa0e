import type { Log } from '../log.ts';
import { stopPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { isAlive } from './process-state.ts';

/** How often is looked whether PostgreSQL still runs, ms. */
const pollInterval = 250;

/**
 * Watches over a PostgreSQL and starts it again when it dies under us (killed for memory, by
 * hand). It comes back on the same port, so the connections of the pool find it.
 *
 * @returns what ends the watch and PostgreSQL
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
