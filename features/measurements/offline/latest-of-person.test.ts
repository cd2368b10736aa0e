import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measurementTypes } from '#measurements/contract';
import type { ChunkIndex, Copy } from '#packages/sync/offline';
import { latestOfPerson, latestTest, latestValues } from './latest-of-person.ts';

const test = fc.record({
  person: fc.nat(2),
  created: fc.nat(20),
  live: fc.boolean(),
  active: fc.boolean(),
});
type Test = typeof test extends fc.Arbitrary<infer Value> ? Value : never;

const people = ['a', 'b', 'c'];

/** A copy of these tests, each with its index as id. Also returns which rows were opened. */
function copyOf(tests: readonly Test[]): { copy: Copy; opened: number[] } {
  const opened: number[] = [];
  const index: ChunkIndex = {
    count: tests.length,
    live: Uint8Array.from(tests, ({ live }) => Number(live)),
    numbers: () => Float64Array.from(tests, ({ created }) => created),
    counts: () => new Uint16Array(tests.length),
    bytes: () => Uint8Array.from(tests, ({ active }) => Number(active)),
    codes: () => Uint32Array.from(tests, ({ person }) => person),
    texts: () => people,
    lists: () => [],
    id: String,
    slotOf: Number,
    row: async (slot) => {
      opened.push(slot);
      return { measurement_id: String(slot) };
    },
  };
  const copy: Copy = {
    rows: () => new Map(),
    columns: <Index extends object>() => index as unknown as Index,
    unsent: () => new Map(),
    memo: (_key, _tables, compute) => compute(),
  };
  return { copy, opened };
}

it("returns a person's newest tests, newest first, without removed ones, and opens no others", async () => {
  const context = { now: 0, user_id: 'viewer' };
  await fc.assert(
    fc.asyncProperty(fc.array(test, { maxLength: 40 }), fc.nat(6), async (tests, count) => {
      for (const [person, user_id] of people.entries()) {
        const { copy, opened } = copyOf(tests);
        const naive = tests
          .map((each, index) => ({ ...each, place: index }))
          .filter((each) => each.live && each.active && each.person === person)
          .toSorted((a, b) => b.created - a.created || b.place - a.place)
          .slice(0, count)
          .map(({ place }) => String(place));
        const rows = await latestOfPerson.run(copy, { user_id, count }, context);
        expect(rows.map(({ measurement_id }) => measurement_id)).toEqual(naive);
        expect(opened).toHaveLength(naive.length);
      }
    }),
  );
});

it('returns nothing for an unknown person, or a count of zero', async () => {
  const { copy } = copyOf([{ person: 0, created: 1, live: true, active: true }]);
  const context = { now: 0, user_id: 'viewer' };
  expect(await latestOfPerson.run(copy, { user_id: 'nobody', count: 3 }, context)).toEqual([]);
  for (const count of [0, -1]) {
    expect(await latestOfPerson.run(copy, { user_id: 'a', count }, context)).toEqual([]);
  }
  expect(await latestOfPerson.run(copy, { user_id: 'a', count: 9 }, context)).toHaveLength(1);
});

it('returns the values of the newest valid tests of a type, except the excluded test', () => {
  const rows = [
    { value: 40 },
    { value: 50, type: 'sweat' },
    { value: 60, valid: 0 },
    { value: 70, active: 0 },
    { value: 80 },
    { value: 90 },
    { value: 100 },
  ] as const;
  const index = {
    type: rows.map((row) => ('type' in row ? measurementTypes.indexOf(row.type) : 0)),
    valid: rows.map((row) => ('valid' in row ? row.valid : 1)),
    active: rows.map((row) => ('active' in row ? row.active : 1)),
    value: rows.map((row): number => row.value),
    created: rows.map((_, slot) => slot * 1000),
    slotsOfUser: (user_id: string) => (user_id === 'ben' ? rows.map((_, slot) => slot) : []),
    id: (slot: number) => `test-${String(slot)}`,
  };
  const copy = { memo: () => index } as unknown as Copy;
  const context = { now: 0, user_id: 'viewer' };
  const query = { user_id: 'ben', type: 'sosm', count: 10, except: 'test-6' } as const;
  expect(latestValues.run(copy, query, context)).toEqual([90, 80, 40]);
  expect(latestValues.run(copy, { ...query, count: 2 }, context)).toEqual([90, 80]);
  expect(latestValues.run(copy, { ...query, user_id: 'amara' }, context)).toEqual([]);
  expect(latestTest.run(copy, query, context)).toEqual({ value: 90, time: 5000 });
  expect(latestTest.run(copy, { ...query, user_id: 'amara' }, context)).toBeNull();
  index.value[5] = Number.NaN;
  expect(latestTest.run(copy, query, context)).toEqual({ value: 'hidden', time: 5000 });
});
