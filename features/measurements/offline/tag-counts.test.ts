import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChunkIndex, Copy } from '#packages/sync/offline';
import { tagCounts } from './tag-counts.ts';

interface Test {
  live: boolean;
  active: boolean;
  own: number;
  userTags: number;
}
interface Rows {
  users?: object[];
  permissions?: object[];
  tests?: readonly Test[];
}

const sets = [[], ['a'], ['b'], ['a', 'b'], ['c', 'a']];

function copyOf({ users = [], permissions = [], tests = [] }: Rows): Copy {
  const index: ChunkIndex = {
    count: tests.length,
    live: Uint8Array.from(tests, ({ live }) => Number(live)),
    numbers: () => new Float64Array(tests.length),
    counts: () => new Uint16Array(tests.length),
    bytes: () => Uint8Array.from(tests, ({ active }) => Number(active)),
    codes: (name) =>
      Uint32Array.from(tests, ({ own, userTags }) => (name === 'tag_ids' ? own : userTags)),
    texts: () => [],
    lists: () => sets,
    id: String,
    slotOf: Number,
    row: () => Promise.resolve({}),
  };
  const tables: Record<string, object[]> = { users, permissions };
  return {
    rows: <Row extends object>(table: string) =>
      new Map((tables[table] ?? []).map((row, index) => [String(index), row as Row])),
    columns: <Index extends object>() => index as unknown as Index,
    unsent: () => new Map(),
    memo: (_key, _tables, compute) => compute(),
  };
}

const counted = (rows: Rows) => tagCounts.run(copyOf(rows), {}, { now: 0, user_id: 'viewer' });

test('[TAG-14] members of a tag count, except removed, hidden and test people', async () => {
  const person = (tag_ids: string[], more: object = {}) => ({
    ...{ active: true, is_hidden: false, experimental: false, tag_ids },
    ...more,
  });
  const users = [
    person(['a', 'b']),
    person(['a']),
    person(['a'], { active: false }),
    person(['a'], { is_hidden: true }),
    person(['a'], { experimental: true }),
  ];
  expect(await counted({ users })).toEqual({
    a: { users: 2, managers: 0, measurements: 0 },
    b: { users: 1, managers: 0, measurements: 0 },
  });
});

test('managers of a tag count once each; view rights do not count', async () => {
  const permission = (user_id: string, access: string, tag_id: string | null, active = true) => ({
    ...{ user_id, access, tag_id, active },
  });
  const permissions = [
    permission('one', 'manager', 'a'),
    permission('one', 'manager,view_user', 'a'),
    permission('two', 'view_user,manager', 'a'),
    permission('three', 'view_user', 'a'),
    permission('four', 'manager', null),
    permission('five', 'manager', 'a', false),
  ];
  expect(await counted({ permissions })).toEqual({
    a: { users: 0, managers: 2, measurements: 0 },
  });
});

test('a test counts once for each tag of it or its person', async () => {
  const place = fc.nat(sets.length - 1);
  const one = fc.record({ live: fc.boolean(), active: fc.boolean(), own: place, userTags: place });
  await fc.assert(
    fc.asyncProperty(fc.array(one, { maxLength: 60 }), async (tests) => {
      const found = await counted({ tests });
      for (const tag_id of ['a', 'b', 'c']) {
        const carriers = tests.filter(
          ({ live, active, own, userTags }) =>
            live && active && [...(sets[own] ?? []), ...(sets[userTags] ?? [])].includes(tag_id),
        );
        expect(found[tag_id]?.measurements ?? 0).toBe(carriers.length);
      }
    }),
  );
});
