import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, databaseOfSomebody, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { reading, readingId, readingsFrom, testDefinition } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import type { FakeEnvironment } from '../testing/fake-environment.ts';
import { resultOf, completionOf } from '../store/idb.ts';

const lastChunk = ['measurements', 0];

const damages: [string, (world: FakeEnvironment) => Promise<void>][] = [
  ['a chunk of other bytes', (world) => put(world, 'chunk_hot', new ArrayBuffer(64), lastChunk)],
  ['a chunk that is no bytes', (world) => put(world, 'chunk_hot', 'text', lastChunk)],
  ['a chunk with one bit turned', (world) => turnBit(world)],
  ['a chunk that is gone', (world) => remove(world, ['chunk_hot', 'chunk_cold'], lastChunk)],
  ['a chunk whose cold part is gone', (world) => remove(world, ['chunk_cold'], lastChunk)],
  ['chunks of another layout', (world) => put(world, 'notes', 'other', 'layout.measurements')],
  ['a database of a newer build', (world) => make(world, 9, ['users'])],
  ['a database without its stores', (world) => make(world, 3, ['users'])],
];

it.each(damages)('loads everything again after finding %s', async (_, damage) => {
  const { world, server } = await syncedWorld();
  await damage(world);
  const calls = server.calls.length;
  const page = createFakePage(world.worker().environment);
  page.post({ type: 'hello', auth: somebody });
  await eventually(() => expect(page.status).toMatchObject({ initialised: true, error: null }));
  expect(await page.read('trial.values')).toEqual([0, 1, 2]);
  expect(await page.read('trial.row', { id: readingId(2) })).toMatchObject(reading(2));
  expect(server.calls.slice(calls).map(({ path }) => path)).toContain('/v3/sync/measures/init');
});

it('loads everything again if a row is unreadable when it is shown', async () => {
  const { world, server } = await syncedWorld();
  const page = createFakePage(world.worker().environment);
  page.post({ type: 'hello', auth: somebody });
  expect(await page.read('trial.values')).toEqual([0, 1, 2]);
  await put(world, 'chunk_cold', new ArrayBuffer(3), lastChunk);
  const calls = server.calls.length;
  const row = () => page.read('trial.row', { id: readingId(2) });
  await eventually(async () => expect(await row()).toMatchObject(reading(2)));
  expect(server.calls.slice(calls).map(({ path }) => path)).toContain('/v3/sync/measures/init');
});

it('opens again after the browser deleted the database', async () => {
  const { world } = await syncedWorld();
  const page = createFakePage(world.worker().environment);
  page.post({ type: 'hello', auth: somebody });
  expect(await page.read('trial.values')).toEqual([0, 1, 2]);
  await resultOf(world.factory.deleteDatabase(databaseOfSomebody));
  await eventually(async () => {
    expect(page.status).toMatchObject({ initialised: true });
    expect(await page.read('trial.values')).toEqual([0, 1, 2]);
  });
});

it('upgrades an older database and loads its new tables', async () => {
  const server = createFakeServer();
  server.put('measurements', ...readingsFrom(0, 3));
  const world = createFakeEnvironment(server.answer);
  await make(world, 1, ['users', 'syncTimes']);
  const page = createFakePage(world.worker().environment, testDefinition);
  page.post({ type: 'hello', auth: somebody });
  await eventually(() => expect(page.status).toMatchObject({ initialised: true, error: null }));
  expect(await page.read('trial.values')).toEqual([0, 1, 2]);
});

async function syncedWorld() {
  const server = createFakeServer();
  server.put('measurements', ...readingsFrom(0, 3));
  const world = createFakeEnvironment(server.answer);
  const { environment, die } = world.worker();
  const page = createFakePage(environment);
  page.post({ type: 'hello', auth: somebody });
  await eventually(() => expect(page.status.last_run).not.toBeNull());
  die();
  return { world, server };
}

async function put(world: FakeEnvironment, store: string, value: unknown, key: IDBValidKey) {
  const database = await resultOf(world.factory.open(databaseOfSomebody));
  const transaction = database.transaction(store, 'readwrite');
  transaction.objectStore(store).put(value, key);
  await completionOf(transaction);
  database.close();
}

async function turnBit(world: FakeEnvironment) {
  const database = await resultOf(world.factory.open(databaseOfSomebody));
  const store = database.transaction('chunk_hot').objectStore('chunk_hot');
  const chunk = (await resultOf(store.get(lastChunk))) as ArrayBuffer;
  database.close();
  const bytes = new Uint8Array(chunk);
  bytes[chunk.byteLength - 8] = (bytes[chunk.byteLength - 8] ?? 0) ^ 1;
  await put(world, 'chunk_hot', chunk, lastChunk);
}

async function remove(world: FakeEnvironment, stores: string[], key: IDBValidKey) {
  const database = await resultOf(world.factory.open(databaseOfSomebody));
  const transaction = database.transaction(stores, 'readwrite');
  for (const store of stores) transaction.objectStore(store).delete(key);
  await completionOf(transaction);
  database.close();
}

async function make(world: FakeEnvironment, version: number, stores: string[]) {
  await resultOf(world.factory.deleteDatabase(databaseOfSomebody));
  const request = world.factory.open(databaseOfSomebody, version);
  request.onupgradeneeded = () => {
    for (const store of stores) request.result.createObjectStore(store);
  };
  (await resultOf(request)).close();
}
