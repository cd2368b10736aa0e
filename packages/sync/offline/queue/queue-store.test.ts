import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { writeOf } from '../testing/fake-server.ts';
import { add, drop, edit } from './queue-changes.ts';
import { createQueueStore } from './queue-store.ts';

const kept = { kept: true };
afterEach(() => vi.restoreAllMocks());

test('creates no database without a write', async () => {
  const factory = new IDBFactory();
  const store = createQueueStore(factory, 'queue');
  expect(await store.list()).toEqual([]);
  await store.change(drop('nothing'));
  expect(await factory.databases()).toEqual([]);
  await store.change(add(writeOf(1), 0));
  expect((await factory.databases()).map(({ name }) => name)).toEqual(['queue']);
});

test('confirms a write only after a strict transaction is complete', async () => {
  const begin = Reflect.get(IDBDatabase.prototype, 'transaction');
  const order: unknown[] = [];
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...asked
  ) {
    const transaction = begin.apply(this, asked);
    transaction.addEventListener('complete', () => order.push(asked.slice(1)));
    return transaction;
  });
  await createQueueStore(new IDBFactory(), 'queue').change(add(writeOf(1), 0));
  order.push('result');
  expect(order.slice(-2)).toEqual([['readwrite', { durability: 'strict' }], 'result']);
});

test('keeps concurrent writes of all workers, in one order', async () => {
  const factory = new IDBFactory();
  const stores = [1, 2, 3].map(() => createQueueStore(factory, 'queue'));
  await Promise.all(
    stores.flatMap((store, place) =>
      Array.from({ length: 10 }, (_, at) => store.change(add(writeOf(at * 3 + place), at))),
    ),
  );
  const lists = await Promise.all(stores.map((store) => store.list()));
  expect(lists[0]).toHaveLength(30);
  expect(new Set(lists[0]?.map(({ order }) => order)).size).toBe(30);
  expect(lists[1]).toEqual(lists[0]);
  expect(lists[2]).toEqual(lists[0]);
});

test('does not restore a write that another worker dropped', async () => {
  const factory = new IDBFactory();
  const [one, two] = [createQueueStore(factory, 'queue'), createQueueStore(factory, 'queue')];
  const write = writeOf(1);
  await one.change(add(write, 0));
  await two.change(drop(write.id));
  expect((await one.change(edit(write.id, kept))).result).toBe('gone');
  expect(await two.list()).toEqual([]);
});

test('starts a new queue after its database was deleted', async () => {
  const factory = new IDBFactory();
  const store = createQueueStore(factory, 'queue');
  await store.change(add(writeOf(1), 0));
  await new Promise((resolve) => (factory.deleteDatabase('queue').onsuccess = resolve));
  expect(await store.list()).toEqual([]);
  await store.change(add(writeOf(2), 0));
  expect(await store.list()).toMatchObject([{ id: writeOf(2).id }]);
});
