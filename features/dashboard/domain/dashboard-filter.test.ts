import { expect, test } from 'vitest';
import { dashboardPage, defaultFilter } from '#measurements/domain';
import type { FilterPage } from '#measurements/domain';
import { defaultUserFilter } from '#people/domain';
import {
  dashboardFilterFromSearch,
  isNarrowed,
  ofEverybody,
  searchFromDashboardFilter,
} from './dashboard-filter.ts';

const id = '018f3a1c-5b7e-7c3d-9a2b-0123456789ab';
const whole = { ...defaultFilter, ...defaultUserFilter };
const monitoring: FilterPage = {
  ...dashboardPage,
  initial: { ...defaultFilter, date_filter: 'last_x_hours', last_x_hours: 24 },
};

test.each([dashboardPage, monitoring])('dates, labels and people share an address', (page) => {
  const search = { tag_ids: [id], user_ids: [id], search: 'ann', showHidden: true };
  const filter = dashboardFilterFromSearch(search, page);
  expect(filter).toEqual({ ...page.initial, ...defaultUserFilter, ...search });
  expect(searchFromDashboardFilter(filter, page)).toEqual(search);
  expect(dashboardFilterFromSearch({}, page)).toEqual({ ...page.initial, ...defaultUserFilter });
});

test('[USER-21] Reset of the people keeps the window and clears everything about people', () => {
  const dates = { date_filter: 'all' } as const;
  const chosen = { tag_ids: [id], job_ids: [id], location_ids: [id], user_ids: [id], search: 'a' };
  const filter = { ...whole, ...dates, ...chosen, showHidden: true, showLastMeasurement: false };
  expect(ofEverybody(filter)).toEqual({ ...whole, ...dates });
});

test('a filter is narrowed by excluding people, not by including more', () => {
  expect(isNarrowed({ ...whole, showHidden: true, showLastMeasurement: false })).toBe(false);
  for (const parts of [{ search: 'a' }, { user_ids: [id] }, { tag_ids: [id] }, { job_ids: [id] }])
    expect(isNarrowed({ ...whole, ...parts })).toBe(true);
});
