import type { Log } from '#packages/database';

/**
 * What nobody has caught is logged, and the process goes on. That is sound here: whatever must be
 * right is written in transactions, of which an error leaves nothing, and the process itself holds
 * only connections, open lines and what can be read again. To end would hand one person's odd input
 * to all organisations, again after each start.
 *
 * Not before the server has started: a start that fails ends with a sentence.
 */
export function outliveErrors(log: Log): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.error({ event, err }, 'nobody caught an error; the server goes on');
    });
  }
}
