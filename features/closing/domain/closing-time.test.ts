import { expect, test } from 'vitest';
import { closingTime, isSameName } from './closing-time.ts';

test('an organisation ends 30 days after it was closed', () => {
  const now = Date.parse('2026-11-21T14:00:00Z');
  expect(new Date(closingTime(now)).toISOString()).toBe('2026-12-21T14:00:00.000Z');
});

test.each([
  ['Iron Bark', true],
  ['  Iron  Bark ', true],
  ['iron bark', false],
  ['Iron Bar', false],
  ['', false],
])('%j is the name of Iron Bark: %s', (typed, isSame) => {
  expect(isSameName(typed, 'Iron Bark')).toBe(isSame);
});
