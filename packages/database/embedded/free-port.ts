import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below 32768, where Linux begins to take ports for outgoing connections: one of those can be taken
 * between this check and its use, and a client that tries again while nobody listens can even be
 * connected to itself.
 */
const [lowest, highest] = [20_000, 32_767];

/** Returns a TCP port of 127.0.0.1 that is free at this moment. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(lowest, highest + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${String(lowest)} to ${String(highest)} is free.`);
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
