import { expect, test } from 'vitest';
import { timeFromText, zonedText } from './zoned-time.ts';

const time = Date.parse('2026-11-20T13:42:30+08:00');

test('a time is written in the clock of the zone', () => {
  expect(zonedText(time, 'Australia/Perth')).toBe('2026-11-20T13:42');
  expect(zonedText(time, 'UTC')).toBe('2026-11-20T05:42');
});

test('a written time is read back to the minute', () => {
  expect(timeFromText('2026-11-20T13:42', 'Australia/Perth')).toBe(time - 30_000);
});

test.each(['', '2026-13-40T99:99', 'soon'])('%j is not a time', (text) => {
  expect(timeFromText(text, 'UTC')).toBeNull();
});
