import { expect, test } from 'vitest';
import { localText, startOfDay, timeOfLocal } from './local-times.ts';

test.each([
  ['2026-11-20T06:30', 'Australia/Perth', '2026-11-19T22:30:00.000Z'],
  ['2026-11-20T06:30:05', 'Australia/Perth', '2026-11-19T22:30:05.000Z'],
  // The clocks skip this time, and show the next one twice.
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['', 'UTC', null],
  ['2026-11-20', 'UTC', null],
  ['2026-13-20T06:30', 'UTC', null],
])('%s in %s is %s', (text, zone, time) => {
  expect(timeOfLocal(text, zone)).toBe(time);
});

test('a time is shown on the clocks of a zone, with seconds if wanted', () => {
  const time = Date.parse('2026-11-19T22:30:05Z');
  expect(localText('Australia/Perth', time)).toBe('2026-11-20T06:30');
  expect(localText('Australia/Perth', time, true)).toBe('2026-11-20T06:30:05');
});

test('a day begins at midnight, or at the first time after it that exists', () => {
  expect(startOfDay('2026-11-20', 'Australia/Perth')).toBe(Date.parse('2026-11-19T16:00:00Z'));
  expect(startOfDay('2026-11-01', 'America/New_York')).toBe(Date.parse('2026-11-01T04:00:00Z'));
  expect(startOfDay('2026-09-06', 'America/Santiago')).toBe(Date.parse('2026-09-06T04:00:00Z'));
});
