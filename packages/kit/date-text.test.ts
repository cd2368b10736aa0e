import { expect, test } from 'vitest';
import { clockText, dateText, dateTimeText, offsetText } from './date-text.ts';

const time = Date.UTC(2026, 8, 4, 16, 5, 9);

test.each([
  ['UTC', '04 Sep 2026, 16:05', '16:05:09', 'GMT+00:00'],
  ['Australia/Perth', '05 Sep 2026, 00:05', '00:05:09', 'GMT+08:00'],
  ['Asia/Kolkata', '04 Sep 2026, 21:35', '21:35:09', 'GMT+05:30'],
  ['America/Toronto', '04 Sep 2026, 12:05', '12:05:09', 'GMT-04:00'],
  ['Nowhere/Land', '04 Sep 2026, 16:05', '16:05:09', 'GMT+00:00'],
])('[CONST-05] a moment in %s', (zone, dateAndTime, clock, offset) => {
  expect(dateTimeText(time, zone)).toBe(dateAndTime);
  expect(dateText(time, zone)).toBe(dateAndTime.slice(0, 11));
  expect(clockText(time, zone)).toBe(clock);
  expect(offsetText(time, zone)).toBe(offset);
});
