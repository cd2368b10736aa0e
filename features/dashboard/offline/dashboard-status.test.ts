import { expect, test, vi } from 'vitest';
import { dashboardFilterFromSearch } from '#dashboard/domain';
import type { Copy } from '#packages/sync/offline';
import { dashboardStatus } from './dashboard-status.ts';

const asked: unknown[] = [];
vi.mock('#hydration/offline', () => ({
  countStatuses: (_copy: unknown, filter: { from: number | null }) => {
    asked.push(filter);
    const isPresent = asked.length % 2 === 1;
    return {
      counts: {
        ...{ hydrated: isPresent ? 5 : 9, mild: 2, moderate: isPresent ? 3 : 1 },
        ...{ severe: 0, invalid: 0, not_tested: 4 },
      },
      people: 14,
      tests: isPresent ? 30 : 40,
      unsent: isPresent ? 1 : 0,
    };
  },
}));

const people = { search: '', user_ids: [], showHidden: false };
const copy = {} as Copy;
const now = Date.parse('2026-11-20T13:42:00+08:00');
const run = (parts: object) => {
  asked.length = 0;
  const query = { filter: { ...dashboardFilterFromSearch({}), ...parts }, zone: 'Australia/Perth' };
  return dashboardStatus.run(copy, query, { now, user_id: 'me' });
};

test('counts are of the window, the change is against the previous window', () => {
  expect(run({ tag_ids: ['day'] })).toEqual({
    counts: { hydrated: 5, mild: 2, moderate: 3, severe: 0, invalid: 0, not_tested: 4 },
    change: { hydrated: -4, mild: 0, moderate: 2, severe: 0, invalid: 0, not_tested: 0 },
    people: 14,
    tests: 30,
    unsent: 1,
  });
  const begin = Date.parse('2026-11-14T00:00:00+08:00');
  const week = 7 * 86_400_000;
  expect(asked).toEqual([
    { from: begin, to: null, groups: [['day']], people },
    { from: begin - week, to: begin, groups: [['day']], people },
  ]);
});

test('[USER-15] counts are of the chosen people, also in the previous window', () => {
  const chosen = { search: 'night', user_ids: ['ann'], showHidden: true };
  void run(chosen);
  expect(asked).toMatchObject([{ people: chosen }, { people: chosen }]);
});

test('without a previous window there is no change', () => {
  expect(run({ date_filter: 'all' })).toMatchObject({ change: null, people: 14 });
  expect(asked).toEqual([{ from: null, to: null, groups: [], people }]);
});
