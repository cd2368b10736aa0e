import { expect, test } from 'vitest';
import { sunPosition } from './sun-position.ts';

test.each([
  // Noon of the equinox on the equator, of the solstices on their tropics, and midnight.
  ['2024-03-20T12:07:30Z', 0, 0, 0],
  ['2024-06-20T12:01:50Z', 23.44, 0, 0],
  ['2024-12-21T11:58:10Z', -23.44, 0, 0],
  ['2024-06-20T00:01:50Z', 23.44, 0, 133.12],
])('at %s over %d, %d the sun is %d degrees from the zenith', (time, lat, lon, angle) => {
  const { sun } = sunPosition(Date.parse(time), lat, lon);
  expect(Math.abs((Math.acos(sun) * 180) / Math.PI - angle)).toBeLessThan(0.3);
});
