import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { afterEach, expect, test } from 'vitest';
import { listenForChanges } from './listen.ts';
import { openPool } from './pool.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
/** An unknown authentication type, for which the driver throws while reading. */
const unreadable = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 99]);

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** A PostgreSQL that answers every connection with invalid bytes. */
async function unreadableServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write(unreadable));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  endings.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://somebody@127.0.0.1:${String(port)}/somewhere`,
    connections: () => sockets.length,
  };
}

const thrown = 'Unknown authenticationOk message type';

test('a connection with invalid bytes rejects, and does not end the process', async () => {
  const { url } = await unreadableServer();
  const client = new pg.Client({ connectionString: url });
  await expect(client.connect()).rejects.toThrow(thrown);
});

test('a query of a pool rejects in the same way', async () => {
  const { url } = await unreadableServer();
  const pool = openPool({ connectionString: url, log: quiet });
  endings.push(() => pool.end());
  await expect(pool.query('select 1')).rejects.toThrow(thrown);
});

test('so does the pool of the task queue', async () => {
  const { url } = await unreadableServer();
  const boss = new PgBoss({ connectionString: url, migrate: false });
  boss.on('error', () => undefined);
  await expect(boss.start()).rejects.toThrow(thrown);
});

test('the change listener tries again', async () => {
  const { url, connections } = await unreadableServer();
  const callbacks = { onChange: () => undefined, onListening: () => undefined };
  const listener = listenForChanges({ connectionString: url, log: quiet }, callbacks);
  endings.push(() => listener.close());
  await expect.poll(connections).toBeGreaterThan(2);
  expect(listener.isListening).toBe(false);
});
