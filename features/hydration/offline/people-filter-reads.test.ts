import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf } from './calendar-read.ts';
import { countedPeople } from './counted-people.ts';
import type { ShownPeople } from './counted-people.ts';
import { testsPerDay } from './daily-read.ts';
import { distributionOf } from './distribution-read.ts';
import { fakeCopy } from './fake-copy.ts';
import type { FakeRows } from './fake-copy.ts';
import { historyOfPeople } from './history-of-people.ts';
import { recentTests } from './recent-tests.ts';
import { countByTag, countStatuses, peopleInStates } from './status-read.ts';

const day = 86_400_000;
const everything = { from: 0, to: 3 * day, groups: [] };
const shown = (parts: Partial<ShownPeople>): ShownPeople => ({
  ...{ search: '', user_ids: [], showHidden: false },
  ...parts,
});
const user = (user_id: string, more = {}) => ({ user_id, name_first: user_id, ...more });
const test_ = (user_id: string, value: number, at: number, more = {}) => ({
  ...{ user_id, value, time: at * day },
  ...more,
});
const rows: FakeRows = {
  tags: [
    { tag_id: 'night', name: 'Night crew', type: 'default' },
    { tag_id: 'pit', name: 'North Pit', type: 'location' },
  ],
  users: [
    user('Ann', { tag_ids: ['night'] }),
    user('Ben', { tag_ids: ['pit'], email: 'ben@night.example' }),
    user('Cat', { tag_ids: ['pit'] }),
    user('Hal', { tag_ids: ['night'], is_hidden: true }),
    user('Tom', { tag_ids: ['night'], experimental: true }),
    user('Del', { tag_ids: ['night'], active: false }),
  ],
  measurements: [
    ...[test_('Ann', 50, 0.5), test_('Ann', 160, 1.5), test_('Ben', 90, 1.2)],
    ...[test_('Cat', 120, 2.2, { valid: false }), test_('Hal', 170, 2.5), test_('Hal', 60, 0.1)],
    ...[test_('Tom', 170, 2.6), test_('Del', 170, 2.7), test_('Gone', 170, 2.8)],
  ],
};

const names = (parts: Partial<ShownPeople>) => [
  ...countedPeople(fakeCopy(rows), shown(parts)).keys(),
];

test('[USER-17] people are searched by name and by tag', () => {
  expect(names({ search: 'ann' })).toEqual(['Ann']);
  expect(names({ search: 'NIGHT' })).toEqual(['Ann', 'Ben']);
  expect(names({ search: 'night crew' })).toEqual(['Ann']);
  expect(names({ search: 'nobody' })).toEqual([]);
});

test('[USER-19] hidden people count if the filter shows them; test and removed people never', () => {
  expect(names({})).toEqual(['Ann', 'Ben', 'Cat']);
  expect(names({ showHidden: true })).toEqual(['Ann', 'Ben', 'Cat', 'Hal']);
  expect(names({ search: 'night', showHidden: true })).toEqual(['Ann', 'Ben', 'Hal']);
});

test('only the chosen people count, if they may be counted', () => {
  const user_ids = ['Cat', 'Hal', 'Tom', 'Del', 'Gone', 'unknown'];
  expect(names({ user_ids })).toEqual(['Cat']);
  expect(names({ user_ids, showHidden: true })).toEqual(['Cat', 'Hal']);
  expect(names({ user_ids, search: 'ann' })).toEqual([]);
});

test('[USER-15] a filter of people applies to every figure', () => {
  const copy = fakeCopy(rows);
  const filter = { ...everything, people: shown({ user_ids: ['Ann', 'Hal'], showHidden: true }) };
  expect(countStatuses(copy, filter)).toMatchObject({
    ...{ people: 2, tests: 4, counts: { hydrated: 0, severe: 2, invalid: 0, not_tested: 0 } },
  });
  expect(peopleInStates(copy, filter, ['severe'])).toEqual(['Ann', 'Hal']);
  expect(countByTag(copy, filter)).toMatchObject([{ tag_id: 'night', counts: { severe: 2 } }]);
  expect(recentTests(copy, filter).map(({ person }) => person.user_id)).toEqual([
    'Hal',
    'Ann',
    'Ann',
    'Hal',
  ]);
  const history = historyOfPeople(copy, filter);
  expect(history.kind === 'people' && history.lines.map(({ name }) => name.trim())).toEqual([
    'Ann',
    'Hal',
  ]);
  expect(calendarOf(copy, filter, [0, day, 2 * day, 3 * day], 3 * day).user_ids).toEqual([
    'Ann',
    'Hal',
  ]);
});

test('[USER-15] all figures of any filter are consistent', () => {
  const copy = fakeCopy(rows);
  const starts = [0, day, 2 * day, 3 * day];
  const filters = fc.record({
    search: fc.constantFrom('', 'night', 'a', 'ben', 'nobody'),
    user_ids: fc.subarray(['Ann', 'Ben', 'Cat', 'Hal', 'Tom', 'Del', 'Gone']),
    showHidden: fc.boolean(),
  });
  const labels = fc.constantFrom([], [['night']], [['pit']], [['night'], ['pit']]);
  fc.assert(
    fc.property(filters, labels, (people, groups) => {
      const filter = { ...everything, groups, people };
      const { counts, people: all, tests } = countStatuses(copy, filter);
      const states = Object.keys(counts) as (keyof typeof counts)[];
      const sum = (list: Iterable<number>) => [...list].reduce((a, b) => a + b, 0);
      expect(sum(Object.values(counts))).toBe(all);
      expect(peopleInStates(copy, filter, states)).toHaveLength(all);
      expect(distributionOf(copy, filter).values).toBe(all - counts.invalid - counts.not_tested);
      expect(sum(testsPerDay(copy, filter, starts).flat())).toBe(tests);
      const calendar = calendarOf(copy, filter, starts, 3 * day);
      expect(sum(calendar.counts)).toBe(tests);
      expect(recentTests(copy, filter).filter(({ state }) => state !== 'invalid')).toHaveLength(
        tests,
      );
    }),
  );
});
