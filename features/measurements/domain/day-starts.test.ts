import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayStarts, mostDays } from './day-starts.ts';

const hour = 3_600_000;
/** The local date: '2026-10-04'. */
const wallOf = (zone: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
  });

test('the days of a window are those from its start to its end', () => {
  const [from, to] = ['2026-11-14T00:00:00+08:00', '2026-11-21T00:00:00+08:00'].map(Date.parse);
  const starts = dayStarts({ from: from ?? 0, to: to ?? 0 }, (to ?? 0) + hour, 'Australia/Perth');
  expect(starts).toHaveLength(8);
  expect([starts[0], starts[7]]).toEqual([from, to]);
});

test('an open-ended window ends today, one without a start covers a year', () => {
  const now = Date.parse('2026-11-20T13:42:00+08:00');
  const tonight = Date.parse('2026-11-21T00:00:00+08:00');
  const month = { from: Date.parse('2026-11-01T00:00:00+08:00'), to: tonight + 240 * hour };
  expect(dayStarts(month, now, 'Australia/Perth')).toHaveLength(21);
  const open = dayStarts({ from: null, to: null }, now, 'Australia/Perth');
  expect([open.length, open.at(-1)]).toEqual([mostDays + 1, tonight]);
});

test.each(['Australia/Sydney', 'America/New_York', 'Australia/Lord_Howe', 'America/Havana'])(
  'in %s every day begins where its date begins, with 23 to 25 hours at a clock change',
  (zone) => {
    const moment = fc.integer({
      min: Date.parse('2024-01-01T00:00:00Z') / hour,
      max: Date.parse('2027-01-01T00:00:00Z') / hour,
    });
    const wall = wallOf(zone);
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 400 }), (first, days) => {
        const [from, to] = [first * hour, (first + days * 24) * hour];
        const starts = dayStarts({ from, to }, to + hour, zone);
        const dates = starts.map((time) => wall.format(time));
        const all = Math.round(
          (Date.parse(dates.at(-1) ?? '') - Date.parse(dates[0] ?? '')) / hour,
        );
        expect(new Set(dates).size).toBe(starts.length);
        expect(all).toBe((starts.length - 1) * 24);
        for (const [at, time] of starts.entries()) {
          // One millisecond earlier the date differs. If midnight is skipped, the day begins at one
          // o'clock.
          expect(wall.format(time - 1) < (dates[at] ?? '')).toBe(true);
        }
        if (days < mostDays - 1) expect(starts[0]).toBeLessThanOrEqual(from);
        expect(starts.at(-1)).toBeGreaterThanOrEqual(to);
      }),
      { numRuns: 30 },
    );
  },
);
