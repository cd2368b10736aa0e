import { expect, test, vi } from 'vitest';
import { dashboardFilterFromSearch } from '#dashboard/domain';
import type { Copy } from '#packages/sync/offline';
import { dashboardDaily } from './dashboard-daily.ts';
import { dashboardRecent } from './dashboard-recent.ts';

const asked: { from: number | null }[] = [];
vi.mock('#hydration/offline', () => ({
  recentTests: (_copy: unknown, filter: { from: number | null }) => asked.push(filter),
  testsPerDay: (_copy: unknown, filter: { from: number | null }, starts: number[]) => {
    asked.push(filter);
    return starts.slice(1).map((_, day) => [0, day === starts.length - 4 ? 1 : 0, 0, 0]);
  },
}));

const now = Date.parse('2026-11-20T13:42:00+08:00');
const context = { now, user_id: 'me' };
const query = (parts: object) => ({
  filter: { ...dashboardFilterFromSearch({}), ...parts },
  zone: 'Australia/Perth',
});

test('a week has seven days, the last of them today; all time starts with the first test', async () => {
  const week = await dashboardDaily.run({} as Copy, query({}), context);
  expect(week.map(({ start, isToday }) => [new Date(start).toISOString(), isToday])).toEqual(
    [13, 14, 15, 16, 17, 18, 19].map((day) => [`2026-11-${String(day)}T16:00:00.000Z`, day === 19]),
  );
  const all = await dashboardDaily.run({} as Copy, query({ date_filter: 'all' }), context);
  expect(all.map(({ counts }) => counts[1])).toEqual([1, 0, 0]);
});

test('[DASH-27] the latest tests are those of all dates, or of the window if configured', () => {
  asked.length = 0;
  const filter = query({ job_ids: ['job'] });
  void dashboardRecent.run({} as Copy, { ...filter, always: true }, context);
  void dashboardRecent.run({} as Copy, { ...filter, always: false }, context);
  const begin = Date.parse('2026-11-14T00:00:00+08:00');
  const people = { search: '', user_ids: [], showHidden: false };
  expect(asked).toEqual([
    { from: null, to: null, groups: [['job']], people },
    { from: begin, to: null, groups: [['job']], people },
  ]);
});
