import { expect, test } from 'vitest';
import { everyWords, momentWords, stateWords, windowWords } from './report-words.ts';

const timezone = 'Australia/Perth';
const at = (text: string) => Date.parse(text);

test('when a report is sent, and its days, in words', () => {
  expect(everyWords({ unit: 'week', hour: 6, timezone })).toBe(
    'Every Monday at 06:00 (Australia/Perth)',
  );
  const week = { from: at('2026-11-15T16:00:00Z'), to: at('2026-11-22T16:00:00Z'), timezone };
  expect(windowWords(week)).toBe('16 Nov 2026 – 22 Nov 2026');
  expect(windowWords({ ...week, from: at('2026-11-21T16:00:00Z') })).toBe('22 Nov 2026');
  expect(momentWords(week.to, timezone)).toBe('23 Nov 2026, 00:00 (GMT+08:00)');
});

test.each([
  [false, '2026-11-23T00:00:00Z', 'Off'],
  [true, null, 'Off'],
  [true, '2026-11-23T00:00:00Z', 'Scheduled'],
  [true, '2026-11-22T23:46:00Z', 'Scheduled'],
  [true, '2026-11-22T23:44:00Z', 'Overdue'],
])('switched on %s and due %s it is %s', (enabled, next_time, state) => {
  expect(stateWords({ enabled, next_time }, at('2026-11-23T00:00:00Z'))).toBe(state);
});
