import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { localOf, wallClock } from './wall-clock.ts';

const day = 86_400_000;
const wall = (text: string) => Date.parse(`${text}Z`);
const clockOf = (zone: string, date: string) => {
  const around = wall(`${date}T00:00`);
  return wallClock(zone, around - day, around + 2 * day);
};
const iso = (time: number) => new Date(time).toISOString().slice(0, 16);

test.each([
  ['Europe/London', '2026-07-01T06:00', '2026-07-01T05:00'],
  // 01:00 to 02:00 is skipped, and in autumn it is repeated.
  ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30'],
  ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30'],
  // Half an hour is skipped.
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45'],
  // Midnight is skipped.
  ['America/Santiago', '2026-09-06T00:00', '2026-09-06T04:00'],
  ['Asia/Kathmandu', '2026-03-01T05:45', '2026-03-01T00:00'],
])('in %s the clocks show %s at %s', (zone, local, instant) => {
  expect(iso(clockOf(zone, local.slice(0, 10)).instantOf(wall(local)))).toBe(instant);
});

test('a local time is read back from its moment, except a skipped one', () => {
  expect(iso(localOf('Australia/Brisbane', wall('2026-11-25T20:00')))).toBe('2026-11-26T06:00');
  expect(iso(localOf('Europe/London', wall('2026-03-29T01:30')))).toBe('2026-03-29T02:30');
});

test('any local time of a period is converted as by the calendar', () => {
  const zone = fc.constantFrom('Europe/London', 'Africa/Casablanca', 'America/Havana', 'UTC');
  const minute = fc.integer({ min: 0, max: 700 * 24 * 60 });
  const begin = wall('2026-01-01T00:00');
  fc.assert(
    fc.property(zone, minute, (timezone, minutes) => {
      const local = begin + minutes * 60_000;
      const plain = Temporal.PlainDateTime.from(new Date(local).toISOString().slice(0, -1));
      expect(wallClock(timezone, local - day, local + day).instantOf(local)).toBe(
        plain.toZonedDateTime(timezone).epochMilliseconds,
      );
    }),
  );
});
