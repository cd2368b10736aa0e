import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const isRefused = (pass: () => void) => {
  try {
    pass();
    return false;
  } catch {
    return true;
  }
};

test('a caller over the limit waits for the next minute', () => {
  const limiter = createRateLimiter(2);
  limiter.pass('a', 0);
  limiter.pass('a', 0);
  expect(isRefused(() => limiter.pass('a', 1))).toBe(true);
  expect(isRefused(() => limiter.pass('b', 1))).toBe(false);
  expect(isRefused(() => limiter.pass('a', 60_000))).toBe(false);
});

test('callers from ever new addresses do not fill the memory', () => {
  const limiter = createRateLimiter(1, 1000);
  limiter.pass('first', 0);
  expect(isRefused(() => limiter.pass('first', 0))).toBe(true);
  for (let caller = 0; caller < 1000; caller += 1) limiter.pass(`from ${String(caller)}`, 0);
  // Only the oldest counts were deleted.
  expect(isRefused(() => limiter.pass('from 999', 0))).toBe(true);
  expect(isRefused(() => limiter.pass('first', 0))).toBe(false);
});

test("an active caller's count is kept while others come", () => {
  const limiter = createRateLimiter(1, 3);
  limiter.pass('busy', 0);
  for (let caller = 0; caller < 100; caller += 1) {
    expect(isRefused(() => limiter.pass('busy', 0))).toBe(true);
    limiter.pass(`from ${String(caller)}`, 0);
  }
});
