import { expect, test } from 'vitest';
import { outdoorWbgt } from './outdoor-wbgt.ts';
import { surroundingsOf } from './surroundings.ts';
import { wbgtOfGlobe } from './wbgt-of-globe.ts';

test('worked by hand: the wet bulb of 32 °C and 45 % is 22.7 °C, in the sun 1 to 2.5 K higher', () => {
  // 0.7 x 23.7 + 0.2 x 45 + 0.1 x 32 = 28.8, and 0.7 x 25.2 + 12.2 = 29.8.
  const wbgt = wbgtOfGlobe({ celsius: 32, humidity: 45, globe: 45, wind: 2 });
  expect(wbgt).toBeGreaterThan(28.8);
  expect(wbgt).toBeLessThan(29.8);
});

test('in saturated air without sun all three thermometers show the same', () => {
  expect(wbgtOfGlobe({ celsius: 30, humidity: 100, globe: 30, wind: 1 })).toBeCloseTo(30, 0);
});

test.each([
  [35, 45, 3, 600],
  [28, 80, 1, 300],
  [42, 15, 5, 900],
])('the globe of the model at %d °C, %d %%, %d m/s and %d W/m2 gives its WBGT', (...given) => {
  const [celsius, humidity, wind, radiation] = given;
  const around = { celsius, humidity, pressure: 1013, wind, radiation, direct: 0, sun: 0 };
  const { globe, wbgt } = outdoorWbgt(surroundingsOf(around));
  expect(wbgtOfGlobe({ celsius, humidity, globe, wind })).toBeCloseTo(wbgt, 2);
});

test('a warmer globe never has a lower WBGT, also beyond what the sun can do', () => {
  let before = -100;
  for (const globe of [20, 30, 40, 50, 60, 75, 85]) {
    const wbgt = wbgtOfGlobe({ celsius: 32, humidity: 45, globe, wind: 1 });
    expect(wbgt).toBeGreaterThan(before);
    before = wbgt;
  }
});

test('unknown wind counts as nearly still air, which is not the cooler choice', () => {
  const meter = { celsius: 34, humidity: 50, globe: 46 };
  const unknown = wbgtOfGlobe({ ...meter, wind: null });
  for (const wind of [1, 2, 4, 8]) {
    expect(unknown).toBeGreaterThan(wbgtOfGlobe({ ...meter, wind }) - 0.7);
  }
});
