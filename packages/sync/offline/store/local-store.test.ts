import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { ChunkIndex } from '../chunks/chunk-index.ts';
import type { Row } from '../tables/column.ts';
import { reading, readingId, testDefinition } from '../testing/test-tables.ts';
import { openStore, openStoreForReading } from './local-store.ts';
import type { LocalStore } from './local-store.ts';

const optionsFor = (factory: IDBFactory) => ({
  factory,
  name: 'trial',
  tables: testDefinition.tables,
  config: testDefinition.config,
  schema: testDefinition.config.schema,
  onClosed: () => {},
  onBlocked: () => {},
  now: () => 0,
});

const stamped = (number: number, stamp: number, more: Row = {}): Row =>
  reading(number, { modified_time: new Date(stamp).toISOString(), ...more });

/** Every live row as the reader finds it, by id. */
async function living(store: LocalStore): Promise<Map<string, Row>> {
  const index = store.copy.columns<ChunkIndex>('measurements');
  const slots = Array.from({ length: index.count }, (_, slot) => slot);
  const rows = await Promise.all(
    slots.filter((slot) => index.live[slot] === 1).map((slot) => index.row(slot)),
  );
  return new Map(rows.map((row) => [String(row['measurement_id']), row]));
}

interface Step {
  rows: { number: number; stamp: number }[];
  replace: boolean;
  next: 'nothing' | 'tidy' | 'reopen';
}

const step: fc.Arbitrary<Step> = fc.record({
  rows: fc.array(fc.record({ number: fc.nat(12), stamp: fc.nat(30) }), { maxLength: 6 }),
  replace: fc.constant(false),
  next: fc.constantFrom('nothing', 'tidy', 'reopen'),
});
const steps = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: step },
    { weight: 1, arbitrary: step.map((s) => ({ ...s, replace: true })) },
  ),
  { minLength: 40, maxLength: 90 },
);

describe('the local store', () => {
  it('holds the newest version of every row, in whatever order rows arrive', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (story) => {
        const factory = new IDBFactory();
        const model = new Map<string, Row>();
        let store = await openStore(optionsFor(factory));
        const follower = await openStoreForReading(optionsFor(factory));
        for (const [turn, { rows, replace, next }] of story.entries()) {
          const sent = rows.map(({ number, stamp }) => stamped(number, stamp, { value: turn }));
          if (replace) model.clear();
          for (const row of sent) {
            const known = model.get(String(row['measurement_id']));
            const isNews = String(row['modified_time']) > String(known?.['modified_time'] ?? '');
            if (isNews) model.set(String(row['measurement_id']), row);
          }
          await store.apply({
            rows: new Map([['measurements', sent]]),
            replace: replace ? ['measurements'] : [],
          });
          if (next === 'tidy') await store.compact();
          if (next === 'reopen') {
            store.close();
            store = await openStore(optionsFor(factory));
          }
        }
        expect(await living(store)).toEqual(model);
        await follower?.reload(['measurements']);
        expect(follower === null ? null : await living(follower)).toEqual(model);
      }),
      { numRuns: 15 },
    );
  });

  it('merges small chunks if there are more than 32, without losing rows', async () => {
    const factory = new IDBFactory();
    const store = await openStore(optionsFor(factory));
    const results: boolean[] = [];
    for (let number = 0; number < 40; number += 1) {
      await store.apply({ rows: new Map([['measurements', [stamped(number % 35, number)]]]) });
      results.push(await store.compact());
    }
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(results[32]).toBe(true);
    expect(store.metadata.get('chunks.measurements')).toMatchObject({ count: 8 });
    expect((await living(store)).size).toBe(35);
    store.close();
    const again = await openStore(optionsFor(factory));
    const rows = await living(again);
    expect(rows.size).toBe(35);
    expect(rows.get(readingId(3))).toEqual(stamped(3, 38));
  });

  it('stores rows and times together or not at all', async () => {
    const factory = new IDBFactory();
    const store = await openStore(optionsFor(factory));
    await store.apply({
      times: { users: 'before' },
      rows: new Map([['users', [{ user_id: 'u1' }]]]),
    });
    const unclonable = { user_id: 'u2', action: () => {} };
    await expect(
      store.apply({
        rows: new Map<'users' | 'measurements', Row[]>([
          ['measurements', [stamped(1, 1)]],
          ['users', [{ user_id: 'u3' }, unclonable]],
        ]),
        times: { users: 'after', measurements: 'after' },
      }),
    ).rejects.toThrow();
    const state = async (of: LocalStore) => ({
      users: [...of.copy.rows('users').keys()],
      readings: (await living(of)).size,
      times: [...of.times],
    });
    const unchanged = { users: ['u1'], readings: 0, times: [['users', 'before']] };
    expect(await state(store)).toEqual(unchanged);
    store.close();
    const again = await openStore(optionsFor(factory));
    expect(await state(again)).toEqual(unchanged);
  });

  it('derives rows again when their source row changes', async () => {
    const factory = new IDBFactory();
    const store = await openStore(optionsFor(factory));
    const follower = await openStoreForReading(optionsFor(factory));
    const linksIn = ({ copy }: LocalStore) => [...copy.rows('userTags').keys()].toSorted();
    const links = () => linksIn(store);
    const user = (stamp: number, ...tag_ids: string[]) => ({
      ...{ user_id: 'u1', tag_ids },
      modified_time: new Date(stamp).toISOString(),
    });
    const apply = (row: Row, replace: 'users'[] = []) =>
      store.apply({ rows: new Map([['users', [row]]]), replace });
    await apply(user(2, 'a', 'b'));
    expect(links()).toEqual(['u1/a', 'u1/b']);
    expect(await apply(user(1, 'z'))).toEqual(new Set());
    expect(await apply(user(3, 'b', 'c'))).toEqual(new Set(['users', 'userTags']));
    expect(links()).toEqual(['u1/b', 'u1/c']);
    await follower?.reload(['users', 'userTags']);
    expect(follower && linksIn(follower)).toEqual(links());
    await apply(user(1, 'd'), ['users']);
    expect(links()).toEqual(['u1/d']);
    store.close();
    expect(linksIn(await openStore(optionsFor(factory)))).toEqual(['u1/d']);
  });

  it('reads a chunk once for concurrent requests, and again for later ones', async () => {
    const store = await openStore(optionsFor(new IDBFactory()));
    for (const numbers of [[1, 2, 3], [4]]) {
      const rows = numbers.map((number) => stamped(number, number));
      await store.apply({ rows: new Map([['measurements', rows]]) });
    }
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    const asked = async () => [(await living(store)).size, get.mock.calls.length];
    expect(await asked()).toEqual([4, 2]);
    expect(await asked()).toEqual([4, 4]);
    get.mockRestore();
  });

  it('computes a memo again only after one of its tables changed', async () => {
    const store = await openStore(optionsFor(new IDBFactory()));
    let count = 0;
    const asked = () => store.copy.memo('count', ['users', 'tags'], () => (count += 1));
    expect([asked(), asked()]).toEqual([1, 1]);
    await store.apply({ rows: new Map([['measurements', [stamped(1, 1)]]]) });
    expect(asked()).toBe(1);
    await store.apply({ rows: new Map([['tags', [{ tag_id: 't' }]]]) });
    expect([asked(), asked()]).toEqual([2, 2]);
  });
});
