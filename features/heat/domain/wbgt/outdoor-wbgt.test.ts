import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outdoorWbgt } from './outdoor-wbgt.ts';
import { psychrometricWetBulb } from './natural-wet-bulb.ts';
import { surroundingsOf } from './surroundings.ts';
import { wbgtOfForecast } from './wbgt-of-forecast.ts';
import type { Forecast } from './wbgt-of-forecast.ts';
import { evenly } from '#packages/testing/numbers';

const weather = fc
  .record({
    celsius: evenly(-20, 55),
    humidity: evenly(0, 100),
    pressure: evenly(700, 1050),
    wind: evenly(0, 30),
    share: evenly(0, 0.85),
    direct: evenly(0, 0.9),
    sun: evenly(-1, 1),
  })
  // Ground radiation never exceeds the extraterrestrial one.
  .map(({ share, ...one }) => ({ ...one, radiation: share * 1367 * Math.max(one.sun, 0) }));

test('both instruments reach a balance in any weather', () => {
  fc.assert(
    fc.property(weather, (one) => {
      const { globe, natural_wet_bulb, wbgt } = outdoorWbgt(surroundingsOf(one));
      expect(globe).toBeGreaterThan(one.celsius - 25);
      expect(globe).toBeLessThan(one.celsius + 80);
      expect(natural_wet_bulb).toBeGreaterThan(-60);
      expect(wbgt).toBeGreaterThan(-60);
    }),
    { numRuns: 2000 },
  );
});

test('warmer or moister air never has a lower WBGT', () => {
  fc.assert(
    fc.property(weather, evenly(0.1, 5), (one, more) => {
      const { wbgt } = outdoorWbgt(surroundingsOf(one));
      const warmer = { ...one, celsius: one.celsius + more };
      expect(outdoorWbgt(surroundingsOf(warmer)).wbgt).toBeGreaterThan(wbgt);
      const moister = { ...one, humidity: Math.min(one.humidity + more, 100) };
      expect(outdoorWbgt(surroundingsOf(moister)).wbgt).toBeGreaterThan(wbgt - 1e-3);
    }),
  );
});

test.each([
  [35, 45, 1010, 24.8],
  [29, 70, 1010, 24.49],
  [42, 15, 960, 20.61],
  [41, 35, 1000, 26.86],
  [43, 12, 970, 20],
])(
  'the psychrometric wet bulb of %d C and %d %% at %d hPa is %d C',
  (celsius, humidity, pressure, printed) => {
    const around = surroundingsOf({
      ...{ celsius, humidity, pressure, wind: 3 },
      ...{ radiation: 0, direct: 0, sun: 0 },
    });
    expect(psychrometricWetBulb(around) - 273.15).toBeCloseTo(printed, 1);
  },
);

test('unknown weather has no WBGT', () => {
  const known: Forecast = {
    ...{ time: 1_721_070_000_000, lat: 32.78, lon: -96.8, celsius: 35, humidity: 45 },
    ...{ pressure: 1010, wind: 3, height: 10, radiation: 900 },
    terrain: 'urban',
  };
  expect(wbgtOfForecast(known).wbgt).toBeGreaterThan(20);
  for (const unknown of ['celsius', 'humidity', 'pressure', 'wind', 'radiation'] as const) {
    expect(wbgtOfForecast({ ...known, [unknown]: Number.NaN }).wbgt, unknown).toBeNaN();
  }
});
