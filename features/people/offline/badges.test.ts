import { expect, test } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { badgesOf } from './badges.ts';

const person = (user_id: string, tag_ids: string[], active = true) => ({
  ...{ user_id, name_first: user_id, name_last: 'Lee', email: null, tag_ids, active },
});
const tag = (tag_id: string, type: string, active = true) => ({
  ...{ tag_id, name: `The ${tag_id}`, type, active },
});
const tables: Record<string, object[]> = {
  users: [
    person('zoe', ['pit', 'day', 'old', 'welder', 'driver']),
    person('ana', ['day', 'pit']),
    person('ben', ['day', 'old']),
    person('left', [], false),
  ],
  tags: [
    ...[tag('pit', 'location'), tag('day', 'default'), tag('old', 'job', false)],
    ...[tag('welder', 'job'), tag('driver', 'job')],
  ],
};
const copy = {
  rows: (table: string) =>
    new Map(tables[table]?.map((row) => [String(Object.values(row)[0]), row] as const)),
} as unknown as Copy;

test('badges are in the order of names, once each, without removed and unknown people', () => {
  const user_ids = ['zoe', 'left', 'ana', 'zoe', 'gone', 'ben'];
  expect(badgesOf.run(copy, { user_ids }, { user_id: 'boss', now: 0 })).toEqual([
    { user_id: 'ana', name: 'ana Lee', place: 'The pit' },
    { user_id: 'ben', name: 'ben Lee', place: null },
    { user_id: 'zoe', name: 'zoe Lee', place: 'The welder' },
  ]);
});
