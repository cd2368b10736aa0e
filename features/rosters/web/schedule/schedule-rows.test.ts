import { expect, test } from 'vitest';
import type { Schedule, ScheduledWorker } from '#rosters/offline';
import { foundWorkers, rowOf } from './schedule-rows.ts';
import { mondayAfter, weekOf } from './week.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-26T02:00:00Z');
const week = weekOf(null, now, 'UTC');
const monday = Date.parse('2026-11-23T00:00:00Z');
const worker: ScheduledWorker = {
  ...{ user_id: 'a', name: 'Ada Lovelace', tag_ids: ['crew'], roster_ids: ['night', 'day'] },
  leaves: [{ id: 'leave', start: monday + 50 * hour, end: monday + 60 * hour }],
};
const roster = (roster_id: string, ...spans: [number, number][]): Schedule['rosters'][number] => ({
  ...{ roster_id, description: roster_id },
  shifts: spans.map(([start, end]) => ({
    ...{ start: monday + start * hour, end: monday + end * hour, date: monday },
  })),
});
const rosters = new Map(
  [roster('night', [18, 30]), roster('day', [29, 40], [54, 60])].map((each) => [
    each.roster_id,
    each,
  ]),
);

test('a week begins on Monday on the clocks of its zone, also when they change', () => {
  expect(week.monday).toBe('2026-11-23');
  expect(weekOf('2026-11-25', now, 'UTC').monday).toBe('2026-11-23');
  expect(weekOf('nonsense', now, 'UTC').monday).toBe('2026-11-23');
  expect(mondayAfter(week, -1)).toBe('2026-11-16');
  const long = weekOf('2026-10-19', now, 'Europe/London');
  expect(((long.starts[7] ?? 0) - (long.starts[6] ?? 0)) / hour).toBe(25);
});

test('a shift over midnight is one block, and ends with the week', () => {
  const { days } = rowOf(worker, rosters, week);
  expect(days[0]).toMatchObject([{ id: 'night', from: 0.75, to: 1.25 }]);
  const late = new Map([['night', roster('night', [-6, 6], [162, 174])]]);
  const ends = rowOf({ ...worker, leaves: [], roster_ids: ['night'] }, late, week).days;
  expect([ends[0], ends[6]]).toMatchObject([[{ from: 0, to: 0.25 }], [{ from: 0.75, to: 1 }]]);
});

test('overlapping shifts and shifts during leave are marked', () => {
  const { days } = rowOf(worker, rosters, week);
  const marks = [...(days[0] ?? []), ...(days[1] ?? [])];
  expect(marks.map(({ id, isOverlapping, lane }) => [id, isOverlapping, lane])).toEqual([
    ['night', true, 0],
    ['day', true, 1],
  ]);
  expect(days[2]).toMatchObject([
    { kind: 'leave', id: 'leave' },
    { kind: 'shift', id: 'day', isOverlapping: false, isDuringLeave: true },
  ]);
});

test('workers are found by words of their name and by a tag', () => {
  const found = (search: string, tag: string | null) =>
    foundWorkers({ workers: [worker] }, { search, tag }).length;
  expect([found('love ada', null), found('bob', null)]).toEqual([1, 0]);
  expect([found('', 'crew'), found('', 'other')]).toEqual([1, 0]);
});
