import { expect, test } from 'vitest';
import { fahrenheitOf } from '#packages/kit';
import { heaviest, highestHeatIndex, highestWbgt } from './highest-heat.ts';

test('the heat index is the known one, that of moist air without humidity, and unlimited without air', () => {
  expect(highestHeatIndex({ air_f: 90, heat_index_f: 84 })).toBe(84);
  // 90 °F at 100 % in the table of the NWS: 132.
  expect(highestHeatIndex({ air_f: 90, heat_index_f: null })).toBeCloseTo(132, 0);
  expect(highestHeatIndex({ air_f: null, heat_index_f: null })).toBe(Number.POSITIVE_INFINITY);
});

test('the WBGT is 6.1 K above the air, and unlimited without it', () => {
  expect(highestWbgt(fahrenheitOf(30))).toBeCloseTo(36.1, 9);
  expect(highestWbgt(null)).toBe(Number.POSITIVE_INFINITY);
});

test('a job that is not assessed counts as heavy work', () => {
  expect(heaviest).toBeGreaterThanOrEqual(465);
});
