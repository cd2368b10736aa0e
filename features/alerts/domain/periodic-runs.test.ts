import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import type { PeriodicTrigger } from '#alerts/contract';
import { nextRun, nextRuns, roundedStart } from './periodic-runs.ts';

const daily = (start_at: string, timezone: string, more: Partial<PeriodicTrigger> = {}) => ({
  ...({ kind: 'periodic', start_at, end_at: null, timezone } as const),
  ...{ unit: 'day' as const, every_n: 1, byweekday: 127, ...more },
});
const runsOf = (trigger: PeriodicTrigger, after: string, count: number) =>
  nextRuns(trigger, Date.parse(after) - 1, count).map((time) => new Date(time).toISOString());

test('the first run is the start, and a run is strictly after the time', () => {
  const trigger = daily('2026-11-25T06:00:00Z', 'UTC');
  const start = Date.parse(trigger.start_at);
  expect(nextRun(trigger, 0)).toBe(start);
  expect(nextRun(trigger, start - 1)).toBe(start);
  expect(nextRun(trigger, start)).toBe(start + 86_400_000);
});

test.each([
  // Clocks skip 02:00 to 03:00.
  [
    'Australia/Sydney',
    '2026-10-02T16:30:00Z',
    ['2026-10-02T16:30', '2026-10-03T16:30', '2026-10-04T15:30'],
  ],
  // 02:00 to 02:30 is skipped.
  [
    'Australia/Lord_Howe',
    '2026-10-02T15:45:00Z',
    ['2026-10-02T15:45', '2026-10-03T15:45', '2026-10-04T15:15'],
  ],
  [
    'Europe/London',
    '2026-03-28T01:30:00Z',
    ['2026-03-28T01:30', '2026-03-29T01:30', '2026-03-30T00:30'],
  ],
  [
    'America/New_York',
    '2026-03-07T07:30:00Z',
    ['2026-03-07T07:30', '2026-03-08T07:30', '2026-03-09T06:30'],
  ],
  [
    'America/Phoenix',
    '2026-03-07T09:30:00Z',
    ['2026-03-07T09:30', '2026-03-08T09:30', '2026-03-09T09:30'],
  ],
  [
    'Asia/Kathmandu',
    '2026-03-07T20:45:00Z',
    ['2026-03-07T20:45', '2026-03-08T20:45', '2026-03-09T20:45'],
  ],
  ['UTC', '2026-03-07T02:30:00Z', ['2026-03-07T02:30', '2026-03-08T02:30', '2026-03-09T02:30']],
])('in %s a skipped 02:30 moves forward by the gap', (zone, start, runs) => {
  expect(runsOf(daily(start, zone), start, 3)).toEqual(runs.map((run) => `${run}:00.000Z`));
});

test.each([
  // 02:30 occurs twice; in the zones that shift at midnight 23:30 does.
  [
    'Australia/Sydney',
    '2026-04-03T15:30:00Z',
    ['2026-04-03T15:30', '2026-04-04T15:30', '2026-04-05T16:30'],
  ],
  [
    'Australia/Lord_Howe',
    '2026-04-03T14:45:00Z',
    ['2026-04-03T14:45', '2026-04-04T14:45', '2026-04-05T15:15'],
  ],
  [
    'Europe/London',
    '2026-10-24T00:30:00Z',
    ['2026-10-24T00:30', '2026-10-25T00:30', '2026-10-26T01:30'],
  ],
  [
    'America/New_York',
    '2026-10-31T05:30:00Z',
    ['2026-10-31T05:30', '2026-11-01T05:30', '2026-11-02T06:30'],
  ],
  [
    'America/Santiago',
    '2026-04-04T02:30:00Z',
    ['2026-04-04T02:30', '2026-04-05T02:30', '2026-04-06T03:30'],
  ],
])('in %s a repeated time runs once, the first time', (zone, start, runs) => {
  expect(runsOf(daily(start, zone), start, 3)).toEqual(runs.map((run) => `${run}:00.000Z`));
});

test('a shift at midnight moves the run of that day', () => {
  // Santiago skips 00:00 to 01:00 on 6 September 2026.
  const runs = runsOf(daily('2026-09-05T04:30:00Z', 'America/Santiago'), '2026-09-05T00:00:00Z', 3);
  expect(runs).toEqual([
    '2026-09-05T04:30:00.000Z',
    '2026-09-06T04:30:00.000Z',
    '2026-09-07T03:30:00.000Z',
  ]);
});

test('a day that the calendar skips runs once with the next one', () => {
  // Apia had no 30 December 2011.
  const runs = runsOf(daily('2011-12-29T12:30:00Z', 'Pacific/Apia'), '2011-12-29T00:00:00Z', 4);
  expect(new Set(runs).size).toBe(4);
  expect(runs).toEqual([
    '2011-12-29T12:30:00.000Z',
    '2011-12-30T12:30:00.000Z',
    '2011-12-31T12:30:00.000Z',
    '2012-01-01T12:30:00.000Z',
  ]);
});

test('Ramadan shifts in Casablanca keep the wall-clock time', () => {
  // The clocks go back an hour on 15 February and forward on 22 March 2026.
  const trigger = daily('2026-02-13T05:00:00Z', 'Africa/Casablanca');
  expect(runsOf(trigger, '2026-02-14T00:00:00Z', 3)).toEqual([
    '2026-02-14T05:00:00.000Z',
    '2026-02-15T06:00:00.000Z',
    '2026-02-16T06:00:00.000Z',
  ]);
  expect(runsOf(trigger, '2026-03-21T00:00:00Z', 2)).toEqual([
    '2026-03-21T06:00:00.000Z',
    '2026-03-22T05:00:00.000Z',
  ]);
});

test('[ALERT-60] every two days counts days of the calendar across a shift', () => {
  const trigger = daily('2026-10-02T16:30:00Z', 'Australia/Sydney', { every_n: 2 });
  expect(runsOf(trigger, trigger.start_at, 3)).toEqual([
    '2026-10-02T16:30:00.000Z',
    '2026-10-04T15:30:00.000Z',
    '2026-10-06T15:30:00.000Z',
  ]);
});

test('[ALERT-60] weeks begin on Monday, and only the selected days count', () => {
  // Wednesday 25 November 2026; Sunday and Monday are selected.
  const trigger = daily('2026-11-25T06:00:00Z', 'UTC', { unit: 'week', every_n: 2, byweekday: 3 });
  expect(runsOf(trigger, trigger.start_at, 3)).toEqual([
    '2026-11-29T06:00:00.000Z',
    '2026-12-07T06:00:00.000Z',
    '2026-12-13T06:00:00.000Z',
  ]);
  const shift = daily('2026-03-22T01:30:00Z', 'Europe/London', { unit: 'week', byweekday: 1 });
  expect(runsOf(shift, shift.start_at, 3)).toEqual([
    '2026-03-22T01:30:00.000Z',
    '2026-03-29T01:30:00.000Z',
    '2026-04-05T00:30:00.000Z',
  ]);
});

test('an end within a repeated hour counts by the moment, not by the clock', () => {
  const start = '2026-10-31T05:45:00Z';
  const runs = (end_at: string) => runsOf(daily(start, 'America/New_York', { end_at }), start, 9);
  // 01:30 in daylight time is before the run at 01:45, 01:30 in standard time after it.
  expect(runs('2026-11-01T05:30:00Z')).toHaveLength(1);
  expect(runs('2026-11-01T06:30:00Z')).toHaveLength(2);
  expect(runs('2026-11-01T05:45:00Z')).toHaveLength(2);
});

test('a start in the second pass of a repeated hour is the first run', () => {
  const trigger = daily('2026-11-01T06:30:00Z', 'America/New_York');
  expect(runsOf(trigger, '2026-11-01T00:00:00Z', 2)).toEqual([
    '2026-11-01T06:30:00.000Z',
    '2026-11-02T06:30:00.000Z',
  ]);
});

test('a start is rounded up to full five minutes', () => {
  const at = (text: string) => roundedStart(Date.parse(`2026-11-25T${text}Z`));
  expect(at('06:00:00')).toBe(Date.parse('2026-11-25T06:00:00Z'));
  // Rules have no time after 2200.
  const last = roundedStart(Date.parse('2200-12-31T23:59:00Z'));
  expect(new Date(last).toISOString()).toBe('2200-12-31T23:55:00.000Z');
  expect(at('06:00:00.001')).toBe(Date.parse('2026-11-25T06:05:00Z'));
});

const zones = [
  ...['Australia/Sydney', 'Australia/Lord_Howe', 'Europe/London', 'America/New_York'],
  ...['America/Phoenix', 'Asia/Kathmandu', 'Africa/Casablanca', 'Pacific/Apia'],
  ...['America/Santiago', 'UTC', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Chatham'],
  ...['Asia/Tehran', 'Africa/Cairo', 'America/Sao_Paulo', 'Asia/Dubai', 'Pacific/Auckland'],
  ...['Antarctica/Troll', 'Asia/Gaza'],
];
const anyTrigger = fc.record({
  kind: fc.constant('periodic' as const),
  start_at: fc
    .integer({ min: Date.parse('2024-01-01'), max: Date.parse('2028-12-31') })
    .map((time) => new Date(roundedStart(time)).toISOString()),
  end_at: fc.constant(null),
  timezone: fc.constantFrom(...zones),
  unit: fc.constantFrom('day' as const, 'week' as const),
  every_n: fc.integer({ min: 1, max: 40 }),
  byweekday: fc.integer({ min: 1, max: 127 }),
});

/** The runs of five years by looking at every day of the calendar in turn. */
function runsByDay({ start_at, timezone, unit, every_n, byweekday }: PeriodicTrigger): number[] {
  const start = Temporal.Instant.from(start_at).toZonedDateTimeISO(timezone);
  const monday = start.toPlainDate().subtract({ days: start.dayOfWeek - 1 });
  const times = new Set([]) as Set<number>;
  for (let passed = 0; passed < 5 * 366; passed += 1) {
    const date = start.toPlainDate().add({ days: passed });
    const weeks = Math.floor(monday.until(date).days / 7);
    const isDue =
      unit === 'day'
        ? passed % every_n === 0
        : weeks % every_n === 0 && (byweekday & (1 << (date.dayOfWeek % 7))) !== 0;
    if (!isDue) continue;
    const run = date.toZonedDateTime({ timeZone: timezone, plainTime: start.toPlainTime() });
    times.add(passed === 0 ? start.epochMilliseconds : run.epochMilliseconds);
  }
  return [...times].sort((a, b) => a - b);
}

test('the runs of five years equal those of every day, from any moment on', () => {
  fc.assert(
    fc.property(anyTrigger, fc.double({ min: 0, max: 1, noNaN: true }), (trigger, part) => {
      const expected = runsByDay(trigger);
      expect(nextRuns(trigger, 0, expected.length)).toEqual(expected);
      // After a pause the same runs follow.
      const at = Math.floor(part * (expected.length - 1));
      const [earlier = 0, later = 0] = expected.slice(at);
      const between = earlier + Math.floor(part * (later - earlier));
      if (later > 0) expect(nextRun(trigger, Math.min(between, later - 1))).toBe(later);
    }),
    { numRuns: 60 },
  );
});
