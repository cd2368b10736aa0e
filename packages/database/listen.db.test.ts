import { createServer, connect } from 'node:net';
import type { Server } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '#packages/testing/browser';
import type { ChangeListener, ChangeNotification } from './change-notification.ts';
import { listenForChanges } from './listen.ts';
import { orgA, orgB, quiet, thingsWorld } from './test-world.ts';

let world: Awaited<ReturnType<typeof thingsWorld>>;
let notes: ChangeNotification[] = [];
let listener: ChangeListener;
const asA = { org_id: orgA, actor_user_id: null };
const insert = 'insert into things (org_id, label) select $1, $2 from generate_series(1, $3::int)';

beforeAll(async () => {
  world = await thingsWorld();
  listener = world.database.listen({
    onChange: (note) => void notes.push(note),
    onListening: () => undefined,
  });
  await until('process listening', () => listener.isListening);
});
afterEach(() => {
  notes = [];
});
afterAll(() => world.drop());

const write = (count: number, org_id = orgA) =>
  world.database.write({ ...asA, org_id }, (tx) => tx.query(insert, [org_id, 'x', count]));

test('a commit notifies exactly of its stamps', async () => {
  await write(5000);
  await until('notification', () => notes.length > 0);
  const { rows } = await world.database.read(orgA, (tx) =>
    tx.query<{ first: number; last: number; count: number }>(
      `select extract(epoch from min(modified_time)) * 1000 as first,
              extract(epoch from max(modified_time)) * 1000 as last, count(*)::int as count
       from things`,
    ),
  );
  const [{ first, last, count } = { first: 0, last: 0, count: 0 }] = rows;
  expect(count).toBe(5000);
  expect(notes).toEqual([
    { org_id: orgA, stamps: { things: [Number(first), Number(last)] }, changedIds: {} },
  ]);
});

test('a rollback or an empty change sends no notification', async () => {
  const failing = world.database.write(asA, async (tx) => {
    await tx.query(insert, [orgA, 'x', 1]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await world.database.write(asA, (tx) => tx.query('select 1'));
  await write(1, orgB);
  await until('notification', () => notes.length > 0);
  expect(notes.map(({ org_id }) => org_id)).toEqual([orgB]);
});

test('no notification is sent before the commit', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow = world.database.write(asA, async (tx) => {
    await tx.query(`select notify_touched($1, 'early', array[$1]::uuid[])`, [orgA]);
    await held;
  });
  await write(1, orgB);
  await until('notification of the other write', () => notes.length > 0);
  expect(notes.map(({ org_id }) => org_id)).toEqual([orgB]);
  release();
  await slow;
  await until('notification of the slow write', () => notes.length > 1);
  expect(notes[1]?.changedIds).toEqual({ early: [orgA] });
});

test('too many ids are not listed, and the write succeeds', async () => {
  const notifyMany = (count: number) =>
    world.database.write(asA, (tx) =>
      tx.query(
        `select notify_touched($1, 'topic', array(
           select gen_random_uuid() from generate_series(1, $2::int)))`,
        [orgA, count],
      ),
    );
  for (const count of [150, 151, 100_000]) await notifyMany(count);
  await until('notifications', () => notes.length === 3);
  expect(notes.map(({ changedIds }) => changedIds['topic']?.length ?? null)).toEqual([
    150,
    null,
    null,
  ]);
});

test('if LISTEN is accepted but nothing arrives, the process says so and does not count as listening', async () => {
  const pooler = await openDeafPooler(world.url);
  const warnings: string[] = [];
  const url = new URL(world.url);
  url.host = `127.0.0.1:${String(pooler.port)}`;
  const deaf = listenForChanges(
    { connectionString: url.href, log: { ...quiet, warn: (_, text) => void warnings.push(text) } },
    { onChange: (note) => void notes.push(note), onListening: () => void warnings.push('heard') },
  );
  await until('warning', () => warnings.length > 0);
  expect(warnings).toEqual([
    'no notification arrives from the database: is there a pooler in transaction mode?',
  ]);
  expect(deaf.isListening).toBe(false);
  await deaf.close();
  pooler.close();
});

/** Passes everything to PostgreSQL and back, except notifications. */
async function openDeafPooler(to: string): Promise<{ port: number; close(): void }> {
  const target = new URL(to);
  const server: Server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let waiting = Buffer.alloc(0);
    client.pipe(upstream);
    upstream.on('data', (data: Buffer) => {
      waiting = Buffer.concat([waiting, data]);
      // A message is its kind in one byte, then its length, which includes itself.
      while (waiting.length >= 5 && waiting.length > waiting.readUInt32BE(1)) {
        const end = waiting.readUInt32BE(1) + 1;
        if (waiting.toString('latin1', 0, 1) !== 'A') client.write(waiting.subarray(0, end));
        waiting = waiting.subarray(end);
      }
    });
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    for (const end of [client, upstream]) end.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => server.close(),
  };
}
