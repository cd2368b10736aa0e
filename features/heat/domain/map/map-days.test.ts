import { expect, test } from 'vitest';
import { mapDays } from './map-days.ts';

test('the map goes from a week ago to the last of 14 forecast days, in the zone', () => {
  const now = Date.parse('2026-11-23T17:00:00Z');
  expect(mapDays(now, 'Australia/Perth')).toEqual({
    ...{ today: '2026-11-24', min: '2026-11-17', max: '2026-12-07' },
  });
});
