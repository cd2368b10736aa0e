import { expect, test } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { workerCounts } from './worker-counts.ts';

const tag = (tag_id: string, type: string) => [tag_id, { tag_id, type, active: true }] as const;
const tags = new Map([
  ...[tag('pit', 'location'), tag('yard', 'location'), tag('welder', 'job')],
  ...[tag('rigger', 'job'), tag('night', 'default')],
]);
const person = (user_id: string, tag_ids: string[], more = {}) => ({
  ...{ user_id, tag_ids, active: true, is_hidden: false, experimental: false },
  ...more,
});

function countsOf(people: ReturnType<typeof person>[]) {
  const users = new Map(people.map((one) => [one.user_id, one]));
  const copy = {
    rows: (table: string) => (table === 'users' ? users : tags),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
  } as unknown as Copy;
  const { byTag, byPair } = workerCounts(copy);
  const pairs = [...byPair].flatMap(([location, jobs]) =>
    [...jobs].map(([job, count]) => [`${location}/${job}`, count] as const),
  );
  return { tags: Object.fromEntries(byTag), pairs: Object.fromEntries(pairs) };
}

test('[TAG-22] worker_count is of distinct people with the tag, of a pair with both tags', () => {
  expect(
    countsOf([
      person('ann', ['pit', 'welder', 'rigger', 'night']),
      person('ben', ['pit', 'yard', 'welder', 'welder']),
      person('cat', ['rigger']),
    ]),
  ).toEqual({
    tags: { pit: 2, yard: 1, welder: 2, rigger: 2, night: 1 },
    pairs: { 'pit/welder': 2, 'pit/rigger': 1, 'yard/welder': 1 },
  });
});

test('hidden, removed and test people are not workers', () => {
  const ownTags = ['pit', 'welder'];
  expect(
    countsOf([
      person('hal', ownTags, { is_hidden: true }),
      person('del', ownTags, { active: false }),
      person('tom', ownTags, { experimental: true }),
    ]),
  ).toEqual({ tags: {}, pairs: {} });
});
