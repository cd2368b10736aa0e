import type { Log } from '#packages/database';

/**
 * Logs uncaught errors and lets the process continue. This is safe here: all data is written in
 * transactions, which an error rolls back, and the process itself only holds connections, open
 * streams and caches. Exiting would let one user's unusual input stop all organisations, again
 * after each start.
 *
 * Only after the start: a failed start ends with a message.
 */
export function outliveErrors(log: Log): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.error({ event, err }, 'uncaught error; the server continues');
    });
  }
}
