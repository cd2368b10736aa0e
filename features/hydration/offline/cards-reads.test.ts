import fc from 'fast-check';
import { expect, test } from 'vitest';
import { binCount, binEnd, hydrationStatuses } from '#hydration/domain';
import type { Measurement } from '#measurements/contract';
import { testsPerDay } from './daily-read.ts';
import { distributionOf } from './distribution-read.ts';
import { fakeCopy } from './fake-copy.ts';
import { recentTests } from './recent-tests.ts';
import { countByTag, noCounts } from './status-read.ts';

const hour = 3_600_000;
const people = ['ann', 'ben', 'cat', 'hid'];
const ownTags: Record<string, string[]> = { ann: ['day'], ben: ['day', 'pit'], hid: ['day'] };
const users = people.map((user_id) => ({
  tag_ids: ownTags[user_id] ?? [],
  ...{ user_id, name_first: user_id, has_picture: false },
  is_hidden: user_id === 'hid',
}));
const oneTest = fc.record({
  user_id: fc.constantFrom(...people, 'gone'),
  value: fc.constantFrom(20, 30, 46, 59.8, 62, 65, 65.1, 100, 120, 150, 160, 165, 200),
  time: fc.nat(96).map((hours) => hours * hour),
  valid: fc.boolean(),
  active: fc.constantFrom(true, true, false),
  type: fc.constantFrom('sosm' as const, 'sosm' as const, 'sweat' as const),
  user_tag_ids: fc.constantFrom<string[][]>([], ['day'], ['pit']),
  metadata: fc.constantFrom<Measurement['metadata'][]>(
    {},
    { baseline: { values: [1, 2, 3, 4, 5, 6], mean: 46, std: 4 } },
  ),
});
type One = typeof oneTest extends fc.Arbitrary<infer Value> ? Value : never;
const filter = fc.record({
  from: fc.option(fc.nat(96).map((hours) => hours * hour)),
  to: fc.option(fc.nat(96).map((hours) => hours * hour)),
  groups: fc.constantFrom<string[][][]>([], [['day']], [['day', 'pit']]),
  // Some hours of each day.
  spans: fc.constantFrom<readonly (readonly [number, number])[]>(
    [[0, 200 * hour]],
    [],
    [0, 24, 48, 72].map((day) => [(day + 6) * hour, (day + 15) * hour] as const),
  ),
});
type Filter = typeof filter extends fc.Arbitrary<infer Value> ? Value : never;

// Written from the specification, not from the code: tests as objects, one step per sentence.
interface WithState extends One {
  measurement_id: string;
  status: number;
}
const withStates = (tests: readonly One[]): WithState[] =>
  tests.map((one, at) => {
    const mean = 'baseline' in one.metadata ? 46 : 50;
    const limits = [1.3 * mean, 2 * mean, 3 * mean].map((limit) => Math.round(limit * 1e6) / 1e6);
    const status = limits.filter((limit) => one.value > limit).length;
    return { ...one, measurement_id: `test-${String(at).padStart(6, '0')}`, status };
  });
const within = (one: WithState, { from, to, groups, spans }: Filter) =>
  ['ann', 'ben', 'cat'].includes(one.user_id) &&
  one.active &&
  one.type === 'sosm' &&
  one.time >= (from ?? 0) &&
  one.time < (to ?? Infinity) &&
  spans.some(([start, end]) => one.time >= start && one.time < end) &&
  groups.every((group) => group.some((tag) => one.user_tag_ids.includes(tag)));
const newer = (a: WithState, b: WithState) =>
  b.time - a.time || (a.measurement_id < b.measurement_id ? 1 : -1);

test('the distribution is that of the newest valid value of each person', () => {
  fc.assert(
    fc.property(fc.array(oneTest, { maxLength: 30 }), filter, (tests, asked) => {
      const valid = withStates(tests).filter((one) => one.valid && within(one, asked));
      const newest = people.flatMap(
        (id) => valid.filter(({ user_id }) => user_id === id).toSorted(newer)[0] ?? [],
      );
      const values = newest.map(({ value }) => value).toSorted((a, b) => a - b);
      const counts = hydrationStatuses.map((_, rank) =>
        Array.from(
          { length: binCount },
          (__, bin) =>
            newest.filter(
              ({ value, status }) =>
                status === rank && value <= binEnd(bin) && (bin === 0 || value > binEnd(bin - 1)),
            ).length,
        ),
      );
      expect(distributionOf(fakeCopy({ users, measurements: tests }), asked)).toEqual({
        counts,
        ...{ values: values.length, hidden: 0 },
        median: values[Math.floor((values.length - 1) / 2)] ?? null,
      });
    }),
  );
});

test('tests per day are the valid ones between two starts, also on days of 23 or 25 hours', () => {
  const lengths = fc.array(fc.constantFrom(23, 24, 25), { maxLength: 5 });
  fc.assert(
    fc.property(
      ...[fc.array(oneTest, { maxLength: 40 }), filter, fc.nat(48), lengths],
      (tests, asked, first, hours) => {
        const starts = [first * hour];
        for (const length of hours) starts.push((starts.at(-1) ?? 0) + length * hour);
        const valid = withStates(tests).filter((one) => one.valid && within(one, asked));
        const naive = hours.map((_, day) =>
          hydrationStatuses.map(
            (__, rank) =>
              valid.filter(
                ({ time, status }) =>
                  status === rank && time >= (starts[day] ?? 0) && time < (starts[day + 1] ?? 0),
              ).length,
          ),
        );
        const copy = fakeCopy({ users, measurements: tests });
        expect(testsPerDay(copy, asked, starts)).toEqual(naive);
      },
    ),
  );
});

test('[MEAS-34] the newest 18 tests are the first of a sorted list, including invalid ones', () => {
  fc.assert(
    fc.property(fc.array(oneTest, { maxLength: 60 }), filter, (tests, asked) => {
      const naive = withStates(tests)
        .filter((one) => within(one, asked))
        .toSorted(newer)
        .slice(0, 18)
        .map(({ measurement_id, valid, status }) => [
          measurement_id,
          valid ? hydrationStatuses[status] : 'invalid',
        ]);
      const found = recentTests(fakeCopy({ users, measurements: tests }), asked);
      expect(found.map(({ measurement_id, state }) => [measurement_id, state])).toEqual(naive);
    }),
  );
});

test('a tag counts its current members by their newest valid test, otherwise as invalid or not tested', () => {
  fc.assert(
    fc.property(fc.array(oneTest, { maxLength: 30 }), filter, (tests, asked) => {
      const all = withStates(tests).filter((one) => within(one, asked));
      const states = ['ann', 'ben'].flatMap((id) => {
        const own = all.filter(({ user_id }) => user_id === id).toSorted(newer);
        const hasAll = asked.groups.every((group) =>
          group.some((tag) => ownTags[id]?.includes(tag)),
        );
        if (own.length === 0 && !hasAll) return [];
        const valid = own.find((one) => one.valid);
        const state = valid ? hydrationStatuses[valid.status] : own[0] ? 'invalid' : 'not_tested';
        return [{ id, state }];
      });
      const naive = ['day', 'pit'].map((tag) =>
        states.flatMap(({ id, state }) => (ownTags[id]?.includes(tag) ? [state] : [])).toSorted(),
      );
      const found = countByTag(fakeCopy({ users, measurements: tests }), asked);
      const counted = ['day', 'pit'].map((tag) => {
        const counts = found.find(({ tag_id }) => tag_id === tag)?.counts ?? noCounts();
        return Object.entries(counts)
          .flatMap(([state, count]) => Array.from({ length: count }, () => state))
          .toSorted();
      });
      expect(counted).toEqual(naive);
    }),
  );
});

test('an own baseline before the test applies if the test has no snapshot', () => {
  const own = { values: [1, 2, 3, 4, 5, 6], mean: 46, std: 4 };
  const copy = fakeCopy({
    users,
    measurements: [
      { user_id: 'ann', value: 62, time: 1000 },
      { user_id: 'ann', value: 62, time: 3000 },
      { user_id: 'ann', value: 46, time: 2000, type: 'sosm_baseline', metadata: { baseline: own } },
    ],
  });
  const all = { from: null, to: null, groups: [] };
  expect(testsPerDay(copy, all, [0, 2000, 4000])).toEqual([
    [1, 0, 0, 0],
    [0, 1, 0, 0],
  ]);
});

test('a chart without days does not empty the other cards', () => {
  const measurements = [{ user_id: 'ann', value: 200, time: hour }];
  const copy = fakeCopy({ users, measurements });
  const whole = { from: null, to: null, groups: [] };
  expect(testsPerDay(copy, whole, [])).toEqual([]);
  expect(distributionOf(copy, whole).values).toBe(1);
});
