import { createServer } from 'node:net';

/** A TCP port of the loopback address that is free at this moment. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const place = probe.address();
      probe.close(() => {
        if (place === null || typeof place === 'string') reject(new Error('No free port'));
        else resolve(place.port);
      });
    });
  });
}
