import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heatIndex } from './heat-index.ts';
import { evenly } from '#packages/testing/numbers';

test.each([-0.001, 100.001, Number.NaN])('there is no result at a humidity of %d', (humidity) => {
  expect(heatIndex(30, humidity)).toBeNaN();
});

test('[RISK-31] up to 4.4 C it is the temperature, whatever the humidity', () => {
  const cold = evenly(-90, 4.4);
  fc.assert(
    fc.property(cold, evenly(0, 100), (celsius, humidity) => {
      expect(heatIndex(celsius, humidity)).toBeCloseTo(celsius, 9);
    }),
  );
});
