import { expect, test } from 'vitest';
import { stateOfValues, summaryOf } from './report-summary.ts';

const person = (more: object = {}) => ({
  ...{ tag_ids: [] as string[], tests: 0, has_invalid: false, value: null, mean: 0, count: 0 },
  ...more,
});

test.each([
  [{ value: 65 }, 'hydrated'],
  [{ value: 66 }, 'mild'],
  [{ value: 101, has_invalid: true }, 'moderate'],
  [{ value: 151 }, 'severe'],
  // An own baseline changes the bounds, if it has enough values.
  [{ value: 66, mean: 60, count: 6 }, 'hydrated'],
  [{ value: 66, mean: 60, count: 5 }, 'mild'],
  [{ has_invalid: true }, 'invalid'],
  [{}, 'not_tested'],
])('%j shows %s', (values, state) => {
  expect(stateOfValues(person(values))).toBe(state);
});

test('people are counted once in total, and once for each of their labels', () => {
  const people = [
    person({ tag_ids: ['day'], tests: 3, value: 50 }),
    person({ tag_ids: ['day', 'pit'], tests: 1, value: 160 }),
    person({ tag_ids: [] }),
  ];
  const labels = [
    { tag_id: 'day', name: 'Day crew', type: 'default' },
    { tag_id: 'pit', name: 'North pit', type: 'location' },
    { tag_id: 'none', name: 'Nobody', type: 'job' },
  ] as const;
  const summary = summaryOf(people, [person({ value: 120 })], labels);
  expect(summary).toMatchObject({ people: 3, tested: 2, tests: 4 });
  expect(summary.counts).toMatchObject({ hydrated: 1, severe: 1, not_tested: 1 });
  expect(summary.before).toMatchObject({ moderate: 1 });
  expect(summary.labels.map(({ name, counts }) => [name, counts.hydrated, counts.severe])).toEqual([
    ['Day crew', 1, 1],
    ['North pit', 0, 1],
  ]);
});
