import { expect, test } from 'vitest';
import { relativeTime, shortAge, spanText } from './relative-time.ts';

const now = Date.UTC(2026, 10, 20, 5, 42);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, 'just now'],
  [59 * second, 'just now'],
  [minute, '1 minute ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [2 * hour, '2 hours ago'],
  [day - 1, '23 hours ago'],
  [day, '1 day ago'],
  [7 * day, '7 days ago'],
  [7 * day + 1, '13 Nov 2026'],
  [8 * day, '12 Nov 2026'],
  [-1, '20 Nov 2026, 13:42'],
])('[CONST-06, CONST-07, CONST-08, CONST-09] %d ms before now reads %s', (age, text) => {
  expect(relativeTime(now - age, now, 'Australia/Perth')).toBe(text);
});

test.each([
  [-3 * second, 'just now'],
  [minute - 1, 'just now'],
  [minute, '1\u00a0min'],
  [59 * minute, '59\u00a0min'],
  [hour, '1\u00a0h'],
  [7 * day, '7\u00a0d'],
  [7 * day + 1, '13 Nov'],
])('%d ms before now is short for %s', (age, text) => {
  expect(shortAge(now - age, now, 'Australia/Perth')).toBe(text);
});

test('a span has its minutes up to two hours', () => {
  const minute = 60_000;
  expect(
    [0, 59.9, 60, 72, 119, 252, 24 * 60, 47 * 60 + 5, 49 * 60, 75 * 60].map((n) =>
      spanText(n * minute),
    ),
  ).toEqual(
    ['0 min', '59 min', '1 h', '1 h 12 min', '1 h 59 min', '4 h', '24 h', '47 h', '2 d', '3 d'].map(
      (text) => text.replaceAll(/(?<=\d) (?=h|m|d)/g, '\u00a0'),
    ),
  );
});
