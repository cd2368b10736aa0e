import { expect, test } from 'vitest';
import { timeTicks } from './time-ticks.ts';

const at = (text: string) => Date.parse(text);

test('a month has a tick every five days at midnight of the zone', () => {
  const from = at('2026-10-22T10:00:00+08:00');
  const { times, label } = timeTicks(from, at('2026-11-20T13:00:00+08:00'), 'Australia/Perth');
  expect(times.map(label)).toEqual(['27 Oct', '1 Nov', '6 Nov', '11 Nov', '16 Nov']);
  expect(new Date(times[0] ?? 0).toISOString()).toBe('2026-10-26T16:00:00.000Z');
});

test('a day has hourly ticks', () => {
  const from = at('2026-11-20T05:00:00Z');
  const { times, label } = timeTicks(from, at('2026-11-20T15:30:00Z'), 'UTC');
  expect(times.map(label)).toEqual(['06:00', '08:00', '10:00', '12:00', '14:00']);
});

test('there are at most eight ticks, however long the span', () => {
  for (const years of [1, 3, 8]) {
    const { times } = timeTicks(0, years * 365 * 86_400_000, 'UTC');
    expect(times.length).toBeGreaterThan(1);
    expect(times.length).toBeLessThanOrEqual(9);
  }
});
