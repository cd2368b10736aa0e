import type { FastifyInstance } from 'fastify';
import type { Database } from '#packages/database';

/**
 * Ready when the process has started completely, and not ready any more before it closes anything.
 */
export interface Readiness {
  started: boolean;
  stopping: boolean;
}

const timeout = 2000;

/**
 * Registers /healthz (the process runs) and /readyz (the database answers and calls are accepted).
 */
export function mountHealth(app: FastifyInstance, database: Database, readiness: Readiness): void {
  app.get('/healthz', async (_request, reply) => {
    await reply.send({ status: 'alive' });
  });
  app.get('/readyz', async (_request, reply) => {
    const { started, stopping } = readiness;
    const ready = started && !stopping && (await answersInTime(database));
    await reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

async function answersInTime(database: Database): Promise<boolean> {
  const timedOut = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), timeout).unref();
  });
  const ping = database.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([ping, timedOut]);
}
