import { beforeAll, expect, test } from 'vitest';
import {
  boundsOfBaseline,
  defaultBounds,
  hydrationStates,
  hydrationStatus,
} from '#hydration/domain';
import { workers } from './crew.ts';
import { measurementsOf } from './demo-day.ts';
import type { DemoMeasurement } from './demo-day.ts';
import { siteDay, siteTime } from './site-day.ts';

/** People per status by their newest valid test of the last seven days. */
type Counts = Record<string, number>;

/** All times of a year at which anything changes: each test, and each midnight of the site. */
const moments: { time: string; ofManager: Counts; ofAll: Counts }[] = [];

beforeAll(() => {
  const first = siteDay(Date.parse('2026-06-01T04:00:00Z'));
  const newest = new Map<string, { time: number; status: string }>();
  const look = (now: number) => {
    const begin = siteTime(siteDay(now) - 6, 0);
    const count = (crews: readonly string[]) => {
      const states = workers
        .filter(({ crew }) => crews.includes(crew))
        .map(({ user_id }) => newest.get(user_id))
        .map((test) => (test !== undefined && test.time >= begin ? test.status : 'not_tested'));
      return countsOf(states);
    };
    moments.push({
      time: new Date(now).toISOString(),
      ofManager: count(['day']),
      ofAll: count(['day', 'night']),
    });
  };
  let today = first - 1;
  for (const row of rowsOf(first - 7, first + 365)) {
    const time = Date.parse(row.created_time);
    if (siteDay(time) > today) {
      today = siteDay(time);
      look(siteTime(today, 0));
    }
    newest.set(row.user_id, { time, status: statusOf(row) });
    if (today >= first) look(time);
  }
}, 120_000);

test('the manager of the day crew always sees hydrated and severely dehydrated people', () => {
  expect(moments.length).toBeGreaterThan(20_000);
  const lacking = moments.filter(
    ({ ofManager }) => ofManager['severe'] === 0 || ofManager['hydrated'] === 0,
  );
  expect(lacking).toEqual([]);
});

test.each([
  ['severe', 1, 5],
  ['moderate', 1, 7],
  ['not_tested', 1, 9],
])(
  'on the whole site the number of people who are %s is always from %d to %d',
  (state, least, most) => {
    const counts = moments.map(({ ofAll }) => ofAll[state] ?? 0);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...counts)).toBeLessThanOrEqual(most);
  },
);

/** Valid hydration tests of the days, oldest first; a night's last tests are on the next day. */
function rowsOf(from: number, to: number): DemoMeasurement[] {
  return Array.from({ length: to - from }, (_, index) => measurementsOf(from + index))
    .flat()
    .filter(({ type, valid }) => type === 'sosm' && valid)
    .sort((a, b) => (a.created_time < b.created_time ? -1 : 1));
}

function countsOf(states: readonly string[]): Counts {
  const counts: Counts = Object.fromEntries(hydrationStates.map((state) => [state, 0]));
  for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

function statusOf({ value, metadata }: DemoMeasurement): string {
  const { baseline } = metadata;
  const bounds = baseline ? boundsOfBaseline(baseline.mean, baseline.values.length) : defaultBounds;
  return hydrationStatus(value, bounds);
}
