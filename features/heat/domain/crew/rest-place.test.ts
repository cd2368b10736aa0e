import { expect, test } from 'vitest';
import { airConditioned, shadeRadiation } from './rest-place.ts';

test('shade lets 100 to 150 W/m2 through by the height of the sun, and none by night', () => {
  expect(shadeRadiation(900, 1)).toBe(150);
  expect(shadeRadiation(900, 0.5)).toBe(125);
  expect(shadeRadiation(900, 0.01)).toBeCloseTo(100.5, 6);
  expect(shadeRadiation(0, -0.3)).toBe(0);
});

test('shade is never brighter than the open, and unknown where the open is', () => {
  expect(shadeRadiation(40, 0.2)).toBe(40);
  expect(shadeRadiation(Number.NaN, 0.2)).toBeNaN();
});

test('an air-conditioned room has the WBGT of 24 C at 50 % without sun', () => {
  // Wet bulb of 24 C and 50 %: 17.1 C by Stull; still air and warm walls add half a degree or so.
  expect(airConditioned.wbgt).toBeGreaterThan(0.7 * 17.1 + 0.3 * 24);
  expect(airConditioned.wbgt).toBeLessThan(20);
});
