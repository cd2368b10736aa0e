import { expect, test } from 'vitest';
import { fakeCopy } from './fake-copy.ts';
import type { FakeTest } from './fake-copy.ts';
import type { TestFilter } from './test-slots.ts';
import { countStatuses, peopleInStates, statusByTag, statusPerPerson } from './status-read.ts';

const context = { now: 1_000_000, user_id: 'me' };
const everything = { from: null, to: null, groups: [] };
const user = (user_id: string, more = {}) => ({ user_id, name_first: user_id, ...more });
const baseline = { values: [40, 42, 44, 48, 50, 52], mean: 46, std: 4.7 };

const stateOf = (tests: FakeTest[], filter: TestFilter = everything) =>
  statusPerPerson.run(fakeCopy({ users: [user('ann')], measurements: tests }), filter, context);

test('the newest valid test decides, in any order of rows', () => {
  expect(
    stateOf([
      { user_id: 'ann', value: 120, time: 3000 },
      { user_id: 'ann', value: 50, time: 2000 },
      { user_id: 'ann', value: 160, time: 4000, valid: false },
      { user_id: 'ann', value: 160, time: 5000, active: false },
      { user_id: 'ann', value: 900, time: 6000, type: 'sweat' },
    ]),
  ).toEqual([{ user_id: 'ann', state: 'moderate', value: 120, time: 3000 }]);
});

test('of two tests at the same time the greater id decides', () => {
  const [both] = stateOf([
    { user_id: 'ann', value: 50, time: 2000, measurement_id: 'b' },
    { user_id: 'ann', value: 120, time: 2000, measurement_id: 'a' },
  ]) as { value: number }[];
  expect(both?.value).toBe(50);
});

test('a newer baseline of fewer than 6 values replaces an older one: the default bounds apply', () => {
  const own = { user_id: 'ann', type: 'sosm_baseline' as const, value: 46 };
  const few = { ...baseline, values: baseline.values.slice(0, 5) };
  const shown = stateOf([
    { ...own, time: 1000, metadata: { baseline } },
    { ...own, time: 2000, metadata: { baseline: few } },
    { user_id: 'ann', value: 62, time: 3000 },
  ]);
  expect(shown).toMatchObject([{ state: 'hydrated' }]);
});

test('only invalid tests are Invalid, without a value; no test is Not tested', () => {
  expect(stateOf([{ user_id: 'ann', value: 50, time: 2000, valid: false }])).toEqual([
    { user_id: 'ann', state: 'invalid', value: null, time: 2000 },
  ]);
  expect(stateOf([])).toEqual([{ user_id: 'ann', state: 'not_tested', value: null, time: null }]);
});

test('a window includes its start and excludes its end', () => {
  const tests = [1000, 2000, 3000].map((time) => ({ user_id: 'ann', value: time / 20, time }));
  const window = { from: 1000, to: 3000, groups: [] };
  expect(stateOf(tests, window)).toMatchObject([{ value: 100, time: 2000 }]);
});

test('the snapshot of a test is preferred to a later baseline, otherwise the newest one before the test', () => {
  const later = { user_id: 'ann', value: 46, time: 9000, type: 'sosm_baseline' as const };
  const own = { ...later, time: 500, metadata: { baseline } };
  const plain = { user_id: 'ann', value: 62, time: 1000 };
  const state = (...tests: FakeTest[]) => (stateOf(tests) as { state: string }[])[0]?.state;
  expect(state(plain)).toBe('hydrated');
  expect(state(plain, own)).toBe('mild');
  expect(state(plain, { ...own, time: 1001 })).toBe('hydrated');
  expect(state(plain, { ...own, valid: false })).toBe('hydrated');
  expect(state({ ...plain, metadata: { baseline } }, later)).toBe('mild');
  const few = { ...baseline, values: [46, 46, 46, 46, 46] };
  expect(state({ ...plain, metadata: { baseline: few } })).toBe('hydrated');
});

test('hidden, removed and test people do not count', () => {
  const copy = fakeCopy({
    users: [
      user('ann'),
      user('ben', { is_hidden: true }),
      user('cat', { experimental: true }),
      user('dan', { active: false }),
    ],
    measurements: ['ann', 'ben', 'cat', 'dan', 'gone'].map((user_id) => ({
      ...{ user_id, value: 160, time: 1000 },
    })),
  });
  expect(countStatuses(copy, everything)).toMatchObject({
    counts: { severe: 1, not_tested: 0 },
    people: 1,
    tests: 1,
  });
});

test('labels of one kind are alternatives, different kinds must all match, on the test or its person then', () => {
  const copy = fakeCopy({
    users: [user('ann', { tag_ids: ['day', 'north'] }), user('ben', { tag_ids: ['day', 'south'] })],
    measurements: [
      { user_id: 'ann', value: 160, time: 1000, user_tag_ids: ['day'], tag_ids: ['north'] },
      { user_id: 'ben', value: 160, time: 1000, user_tag_ids: ['night', 'south'] },
    ],
  });
  const counts = (...groups: string[][]) => countStatuses(copy, { ...everything, groups }).counts;
  expect(counts(['day'], ['north', 'south'])).toMatchObject({ severe: 1, not_tested: 1 });
  expect(counts(['day', 'night'], ['south'])).toMatchObject({ severe: 1, not_tested: 0 });
  expect(counts(['nobody'])).toMatchObject({ severe: 0, not_tested: 0 });
});

test('status by tag counts each person under all their current tags', () => {
  const users = [
    user('ann', { tag_ids: ['crew', 'pit'] }),
    user('bob', { tag_ids: ['crew'] }),
    user('cat', { tag_ids: ['pit'], is_hidden: true }),
  ];
  const measurements = [
    { user_id: 'ann', value: 120, time: 3000 },
    { user_id: 'cat', value: 120, time: 3000 },
  ];
  const copy = fakeCopy({ users, measurements });
  expect(statusByTag.run(copy, everything, context)).toMatchObject([
    { tag_id: 'crew', counts: { moderate: 1, not_tested: 1 } },
    { tag_id: 'pit', counts: { moderate: 1, not_tested: 0 } },
  ]);
});

test('the list of each number has as many people as the number', () => {
  const copy = fakeCopy({
    users: ['ann', 'ben', 'cat', 'dan'].map((user_id) => user(user_id)),
    measurements: [
      { user_id: 'ann', value: 160, time: 1000 },
      { user_id: 'ben', value: 120, time: 1000 },
      { user_id: 'cat', value: 50, time: 1000, valid: false },
    ],
  });
  expect(peopleInStates(copy, everything, ['moderate', 'severe']).sort()).toEqual(['ann', 'ben']);
  expect(peopleInStates(copy, everything, ['invalid'])).toEqual(['cat']);
  for (const [state, count] of Object.entries(countStatuses(copy, everything).counts)) {
    expect(peopleInStates(copy, everything, [state as 'mild'])).toHaveLength(count);
  }
});
