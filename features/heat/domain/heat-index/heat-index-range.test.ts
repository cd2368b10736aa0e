import { expect, test } from 'vitest';
import { heatIndex } from './heat-index.ts';
import { isBeyondHeatIndexChart } from './heat-index-range.ts';

test.each([
  ['a hot day of the chart', 40, 40, false],
  ['the hottest air of the chart', 43.3, 10, false],
  ['hotter air', 43.4, 10, true],
  ['air too humid for anybody', 40, 90, true],
  ['mild air', 25, 100, false],
])('%s: %d °C at %d %%', (_, air, humidity, isBeyond) => {
  expect(isBeyondHeatIndexChart(air, heatIndex(air, humidity))).toBe(isBeyond);
});

test('if only the index is known, it alone decides', () => {
  expect(isBeyondHeatIndexChart(null, 58)).toBe(false);
  expect(isBeyondHeatIndexChart(null, 59)).toBe(true);
});
