import { expect, test } from 'vitest';
import { dayAt } from '#weather/domain';
import { localDays } from './local-day.ts';

test('a local day is that of the zone, asked for the first time and again', () => {
  const dayIn = localDays();
  const start = Date.parse('2026-04-04T00:00:00Z');
  for (const zone of ['Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns', 'UTC']) {
    for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 25) {
      const time = start + minutes * 60_000;
      expect(dayIn(zone, time)).toBe(dayAt(zone, time));
    }
  }
});
