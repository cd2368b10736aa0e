import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstClash, overlapsOf } from './overlaps.ts';
import type { PlannedRoster } from './overlaps.ts';

const roster = (
  roster_id: string,
  start: string,
  end: string,
  more: Partial<PlannedRoster> = {},
) => ({
  ...{ roster_id, user_ids: ['a', 'b'], timezone: 'UTC', frequency: 4, interval: 1 },
  ...{ shift_start_time: `2026-11-${start}:00.000Z`, shift_end_time: `2026-11-${end}:00.000Z` },
  ...{ days_of_week: [1, 2, 3, 4, 5], active: true, ...more },
});
const now = Date.parse('2026-11-20T00:00Z');
const early = roster('early', '23T06:00', '23T14:00');

test('shifts that only touch do not overlap', () => {
  expect(overlapsOf(early, [roster('late', '23T14:00', '23T22:00')], now)).toEqual([]);
});

test('[ROST-07] the first clash of each worker with each other roster is found', () => {
  const late = roster('late', '25T13:00', '25T21:00', { user_ids: ['b', 'c'] });
  expect(overlapsOf(early, [early, late], now)).toEqual([
    {
      ...{ user_id: 'b', roster_id: 'late' },
      ...{ start: Date.parse('2026-11-25T13:00Z'), end: Date.parse('2026-11-25T14:00Z') },
    },
  ]);
});

test('rosters of different weeks do not overlap, nor do deleted ones', () => {
  const weeks = { interval: 2 };
  const odd = roster('odd', '23T06:00', '23T14:00', weeks);
  const even = roster('even', '30T06:00', '30T14:00', weeks);
  expect(overlapsOf(odd, [even], now)).toEqual([]);
  expect(overlapsOf(early, [{ ...even, active: false }], now)).toEqual([]);
  expect(overlapsOf(early, [even], now)).toHaveLength(2);
});

test('a clash after 26 weeks is not searched for', () => {
  const later = roster('later', '23T06:00', '23T14:00', {
    shift_start_time: '2027-06-07T06:00:00.000Z',
    shift_end_time: '2027-06-07T14:00:00.000Z',
  });
  expect(overlapsOf(early, [later], now)).toEqual([]);
  expect(overlapsOf(early, [later], Date.parse('2027-01-01T00:00Z'))).toHaveLength(2);
});

test('the first clash is that of all pairs', () => {
  const shifts = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 })), {
      maxLength: 12,
    })
    .map((gaps) => {
      let at = 0;
      return gaps.map(([gap, length]) => {
        const start = at + gap;
        at = start + length;
        return { start, end: at, date: 0 };
      });
    });
  fc.assert(
    fc.property(shifts, shifts, (some, others) => {
      const clashes = some.flatMap((a) =>
        others
          .map((b) => ({ start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) }))
          .filter(({ start, end }) => start < end),
      );
      expect(firstClash(some, others)).toEqual(
        clashes.toSorted((a, b) => a.start - b.start)[0] ?? null,
      );
    }),
  );
});
