import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportUnits } from '#reports/contract';
import { nextDue, reportWindow } from './report-times.ts';

const at = (text: string) => Date.parse(text);
const next = (schedule: Parameters<typeof nextDue>[0], after: string) =>
  new Date(nextDue(schedule, at(after))).toISOString();
const perth = { timezone: 'Australia/Perth', hour: 6 } as const;

test.each([
  ['day', '2026-11-20T21:59:59Z', '2026-11-20T22:00:00.000Z'],
  ['day', '2026-11-20T22:00:00Z', '2026-11-21T22:00:00.000Z'],
  ['week', '2026-11-20T04:00:00Z', '2026-11-22T22:00:00.000Z'],
  ['week', '2026-11-22T22:00:00Z', '2026-11-29T22:00:00.000Z'],
  ['month', '2026-11-20T04:00:00Z', '2026-11-30T22:00:00.000Z'],
  ['month', '2026-11-30T22:00:00Z', '2026-12-31T22:00:00.000Z'],
] as const)('a report of a %s after %s is sent at %s', (unit, after, due) => {
  expect(next({ ...perth, unit }, after)).toBe(due);
});

test('a skipped hour is replaced by the next one', () => {
  const berlin = { timezone: 'Europe/Berlin', hour: 2, unit: 'day' } as const;
  expect(next(berlin, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
  expect(next(berlin, '2026-03-29T01:00:00Z')).toBe('2026-03-30T00:00:00.000Z');
});

test('of a repeated hour only the first counts', () => {
  const berlin = { timezone: 'Europe/Berlin', hour: 2, unit: 'day' } as const;
  expect(next(berlin, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
  expect(next(berlin, '2026-10-25T00:00:00Z')).toBe('2026-10-26T01:00:00.000Z');
});

test.each([
  ['day', '2026-11-22T16:00:00.000Z', '2026-11-23T16:00:00.000Z'],
  ['week', '2026-11-15T16:00:00.000Z', '2026-11-22T16:00:00.000Z'],
  ['month', '2026-09-30T16:00:00.000Z', '2026-10-31T16:00:00.000Z'],
] as const)('the period of a report is the complete previous %s', (unit, from, to) => {
  const window = reportWindow({ ...perth, unit }, at('2026-11-23T22:00:00Z'));
  const texts = [window.from, window.to].map((time) => new Date(time).toISOString());
  expect(texts).toEqual([from, to]);
});

test('a day on which clocks go back has 25 hours', () => {
  const { from, to } = reportWindow(
    { unit: 'day', timezone: 'Europe/Berlin' },
    at('2026-10-26T05:00:00Z'),
  );
  expect(to - from).toBe(25 * 3_600_000);
});

const zones = [
  'UTC',
  'Australia/Perth',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/St_Johns',
];

test('each time is later than the one before, and the periods are consecutive', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...reportUnits),
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: at('2025-01-01'), max: at('2030-01-01') }),
      (unit, timezone, hour, after) => {
        const schedule = { unit, timezone, hour };
        const first = nextDue(schedule, after);
        const second = nextDue(schedule, first);
        expect(first).toBeGreaterThan(after);
        expect(second).toBeGreaterThan(first);
        expect(reportWindow(schedule, second).from).toBe(reportWindow(schedule, first).to);
      },
    ),
  );
});
