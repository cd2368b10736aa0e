import { expect, test } from 'vitest';
import { filterFromSearch, searchFromFilter } from '#measurements/domain';
import { monitoringPage } from './monitoring-page.ts';

test('[DASH-10] monitoring starts with the last 24 hours, and its range is read from the URL', () => {
  expect(filterFromSearch({}, monitoringPage)).toMatchObject({
    ...{ date_filter: 'last_x_hours', last_x_hours: 24 },
  });
  expect(searchFromFilter(monitoringPage.initial, monitoringPage)).toEqual({});
  const range = { date_filter: 'custom', start_date: '2026-11-18', end_date: '2026-11-19' };
  const filter = filterFromSearch(range, monitoringPage);
  expect(filter).toMatchObject({ ...range, start_time: '00:00', end_time: '23:59' });
  expect(searchFromFilter(filter, monitoringPage)).toEqual(range);
  // Only this page has it.
  expect(filterFromSearch(range).date_filter).toBe('last_x_days');
});
