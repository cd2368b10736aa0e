import { expect, test } from 'vitest';
import { dashboardFilterFromSearch } from '#dashboard/domain';
import { filterSentence } from './use-filter-sentence.ts';

const place = {
  now: Date.UTC(2026, 10, 20, 4),
  zone: 'Australia/Perth',
  locations: [
    { tag_id: '01900000-0000-7000-8000-000000000001', name: 'North pit' },
    { tag_id: '01900000-0000-7000-8000-000000000002', name: 'Yard' },
  ],
  labels: [],
  people: [],
  found: { people: 231, tests: 776, unsent: 0 },
};

test('a filter is one sentence with its results', () => {
  expect(filterSentence(dashboardFilterFromSearch({}), place)).toBe(
    'Last 7 days (14 – 20 Nov), all people: 231 people, 776 tests',
  );
});

test('every place is named, and the number of unsent tests', () => {
  const filter = {
    ...dashboardFilterFromSearch({}),
    location_ids: place.locations.map(({ tag_id }) => tag_id),
  };
  expect(filterSentence(filter, { ...place, found: { people: 1, tests: 1, unsent: 2 } })).toBe(
    'Last 7 days (14 – 20 Nov) at North pit, Yard, all people: 1 person, 1 test, 2 not sent yet',
  );
  expect(filterSentence(filter, { ...place, found: undefined })).toMatch(/, all people$/);
});

test('[USER-17] the chosen people are named on paper, many are counted', () => {
  const named = (names: string[]) => {
    const user_ids = names.map((_, at) => String(at));
    const filter = { ...dashboardFilterFromSearch({}), user_ids };
    return filterSentence(filter, { ...place, people: names.map((name) => ({ name })) });
  };
  expect(named(['Ann', 'Ben', 'Cat'])).toContain(', Ann, Ben and Cat: 231 people');
  expect(named(Array.from({ length: 11 }, () => 'Ann'))).toContain(
    ', 11 selected people: 231 people',
  );
});
