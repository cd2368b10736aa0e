import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthOf, openMonths, openSince, testPoints } from './test-points.ts';
import type { PointTest } from './test-points.ts';

const zone = 'Australia/Perth';
const now = Date.parse('2026-11-20T04:00:00Z');
const day = 86_400_000;
const none = { counted: new Set<string>(), given: new Map<string, number>() };
const testsOf = (count: number, time: number): PointTest[] =>
  Array.from({ length: count }, (_, nth) => ({
    measurement_id: `${String(time)} ${String(nth)}`,
    time: time + nth,
  }));

test('the month is that of the zone', () => {
  const edge = Date.parse('2026-10-31T16:00:00Z');
  expect([monthOf(edge - 1, zone), monthOf(edge, zone)]).toEqual(['2026-10', '2026-11']);
  expect(monthOf(edge, 'UTC')).toBe('2026-10');
  expect(openMonths(Date.parse('2027-01-05T00:00:00Z'), 'UTC')).toEqual(['2027-01', '2026-12']);
});

test('[LOY-01] a test of this month or the last gives a point, an older one does not', () => {
  const tests = [now - day, now - 30 * day, now - 60 * day].flatMap((time) => testsOf(1, time));
  const found = testPoints({ tests, now, zone, ...none });
  expect(found.map(({ month, measurement_ids }) => [month, measurement_ids.length])).toEqual([
    ['2026-10', 1],
    ['2026-11', 1],
  ]);
});

test('a test of a clock that is ahead counts in the current month', () => {
  const last = Date.parse('2026-11-30T15:59:00Z');
  const [found] = testPoints({ tests: testsOf(1, last + 5 * 60_000), now: last, zone, ...none });
  expect(found?.month).toBe('2026-11');
});

test('[LOY-01] at most 200 tests of a month give points', () => {
  const tests = testsOf(250, now - day);
  const [found] = testPoints({ tests, now, zone, ...none });
  expect(found?.measurement_ids).toEqual(
    tests.slice(0, 200).map(({ measurement_id }) => measurement_id),
  );
  const given = new Map([['2026-11', 150]]);
  const [rest] = testPoints({ tests, now, zone, ...none, given });
  expect([rest?.before, rest?.measurement_ids.length]).toEqual([150, 50]);
});

test('no test of an open month is before the start of the search', () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', zone];
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...zones), (seconds, at) => {
      const moment = Date.UTC(2024, 0, 1) + (seconds % 90_000_000) * 1000;
      expect(openMonths(moment, at)).not.toContain(monthOf(openSince(moment) - 1, at));
    }),
  );
});

test('[LOY-01] any order and repetition of tests gives the same points', () => {
  const ids = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 75 })),
    {
      maxLength: 600,
    },
  );
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 120 }), (drawn, size) => {
      // One test has one time.
      const timeOf = new Map(drawn.map(([id, back]) => [id, now - back * day] as const));
      const tests = drawn.map(([id]) => ({
        measurement_id: String(id),
        time: timeOf.get(id) ?? now,
      }));
      expect(pointsInPages(tests, size)).toEqual(expectedPoints(tests));
      expect(pointsInPages(tests.toReversed(), 600)).toEqual(expectedPoints(tests));
    }),
    { numRuns: 60 },
  );
});

/** The points of each month if the tests come in pages, each of them twice. */
function pointsInPages(tests: readonly PointTest[], size: number): Record<string, number> {
  const counted = new Set<string>();
  const given = new Map<string, number>();
  for (let at = 0; at < tests.length; at += size) {
    const page = tests.slice(at, at + size);
    for (const each of [page, page.toReversed()]) {
      for (const { month, measurement_ids } of testPoints({
        ...{ tests: each, now, zone, counted, given },
      })) {
        for (const id of measurement_ids) counted.add(id);
        given.set(month, (given.get(month) ?? 0) + measurement_ids.length);
      }
    }
  }
  return Object.fromEntries(given);
}

/** The number of different tests of each open month, 200 at most. */
function expectedPoints(tests: readonly PointTest[]): Record<string, number> {
  const open = openMonths(now, zone);
  const months = new Map<string, Set<string>>();
  for (const { measurement_id, time } of tests) {
    const month = monthOf(time, zone);
    if (open.includes(month))
      months.set(month, (months.get(month) ?? new Set()).add(measurement_id));
  }
  return Object.fromEntries([...months].map(([month, ids]) => [month, Math.min(200, ids.size)]));
}
