import { expect, test } from 'vitest';
import { requestedBy, requestedDelay, retryDelay, untilNextRun } from './back-off.ts';

test.each([
  [1, 0, 5000],
  [1, 1, 3750],
  [2, 0.5, 8750],
  [4, 0, 40_000],
  [5, 0, 60_000],
  [50, 0, 60_000],
  [50, 1, 45_000],
])('failure %d with random number %d waits %d ms', (failures, chance, delay) => {
  expect(retryDelay(failures, chance)).toBe(delay);
});

test.each([
  [4_000, 1, 0, 4_000],
  [4_000, 1, 1, 6_000],
  [4_000, 3, 0.5, 5_000],
  [1_000, 5, 0, 8_000],
  [1_000, 5, 1, 16_000],
  [1_000, 50, 0.5, 45_000],
  [60_000, 1, 1, 70_000],
])('requested %d ms, failure %d, random number %d: %d ms', (requested, failures, chance, delay) => {
  expect(requestedDelay(requested, failures, chance)).toBe(delay);
});

test.each([
  [0, 60_000],
  [1, 59_999],
  [59_999, 1],
  [60_000, 60_000],
  [-1, 1],
  [-60_000, 60_000],
  [-86_400_001, 1],
])('%d ms after a scheduled run the next is %d ms away', (since, wait) => {
  expect(untilNextRun(since, 60_000)).toBe(wait);
});

test.each([
  [null, 0],
  ['', 0],
  ['0', 0],
  ['-5', 0],
  ['NaN', 0],
  ['Sun, 29 Nov 2026 08:00:00 GMT', 0],
  ['20', 20_000],
  ['2592000', 600_000],
  ['1e9', 600_000],
  ['Infinity', 600_000],
])('Retry-After %s: %d ms', (header, wait) => {
  const headers = new Headers(header === null ? {} : { 'retry-after': header });
  expect(requestedBy({ headers })).toBe(wait);
});
