import { expect, test, vi } from 'vitest';
import { dashboardFilterFromSearch } from '#dashboard/domain';
import type { Copy } from '#packages/sync/offline';
import { dashboardCalendar } from './dashboard-calendar.ts';

let first: number | null = null;
const asked: { filter: unknown; starts: readonly number[] }[] = [];
vi.mock('#hydration/offline', () => ({
  firstTest: () => first,
  calendarOf: (_copy: unknown, filter: unknown, starts: readonly number[]) => {
    asked.push({ filter, starts });
    return { user_ids: [], days: Math.max(0, starts.length - 1) };
  },
}));

const now = Date.parse('2026-11-20T13:42:00+08:00');
const run = (parts: object) => {
  const query = { filter: { ...dashboardFilterFromSearch({}), ...parts }, zone: 'Australia/Perth' };
  return dashboardCalendar.run({} as Copy, query, { now, user_id: 'me' });
};

test('the days are those of the filter, in the zone of the organisation', async () => {
  const week = await run({ tag_ids: ['day'] });
  expect(week.days).toBe(7);
  expect(new Date(week.starts[0] ?? 0).toISOString()).toBe('2026-11-13T16:00:00.000Z');
  expect(asked.at(-1)?.filter).toEqual({
    ...{ from: week.starts[0], to: null, groups: [['day']] },
    people: { search: '', user_ids: [], showHidden: false },
  });
  const month = await run({ date_filter: 'by_month', year: 2026, month: 10 });
  expect(month.days).toBe(31);
});

test('all time starts with the first test, is empty without one, and has 366 days at most', async () => {
  first = null;
  expect((await run({ date_filter: 'all' })).days).toBe(0);
  first = Date.parse('2026-11-18T23:00:00+08:00');
  expect((await run({ date_filter: 'all' })).days).toBe(3);
  first = Date.parse('2020-01-01T00:00:00Z');
  expect((await run({ date_filter: 'live' })).days).toBe(366);
});
