import { expect, test } from 'vitest';
import { closingTime } from './closing-time.ts';

test('an organisation ends 30 days after it was closed', () => {
  const now = Date.parse('2026-11-21T14:00:00Z');
  expect(new Date(closingTime(now)).toISOString()).toBe('2026-12-21T14:00:00.000Z');
});
