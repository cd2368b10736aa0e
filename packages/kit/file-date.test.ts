import { expect, test } from 'vitest';
import { fileDate } from './file-date.ts';

const evening = Date.parse('2026-11-23T20:30:00Z');

test.each([
  ['UTC', '2026-11-23'],
  ['Australia/Perth', '2026-11-24'],
  ['America/New_York', '2026-11-23'],
  ['Pacific/Kiritimati', '2026-11-24'],
  ['Nowhere/Unknown', '2026-11-23'],
])('[U-103] the date in a file name is the day in %s: %s', (zone, date) => {
  expect(fileDate(zone, evening)).toBe(date);
});

test('[U-103] month and day always have two digits', () => {
  expect(fileDate('UTC', Date.UTC(2026, 0, 5))).toBe('2026-01-05');
});
