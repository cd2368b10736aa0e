import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenly } from '#packages/testing/numbers';
import { mostWater, waterNeed } from './water-need.ts';

const warm = { celsius: 34, radiant: 60, humidity: 40, wind: 1 };

test('harder work is thirstier, and no hour asks for more than is safe to drink', () => {
  fc.assert(
    fc.property(evenly(120, 450), evenly(0, 200), (watts, more) => {
      const litres = waterNeed(warm, watts, true);
      expect(waterNeed(warm, watts + more, true)).toBeGreaterThanOrEqual(litres);
      expect(litres).toBeLessThanOrEqual(mostWater);
    }),
  );
});

test('water is counted in cups of a quarter of a litre, up to the most', () => {
  for (const watts of [130, 200, 300, 400]) {
    const litres = waterNeed(warm, watts, false);
    expect(litres === mostWater || litres % 0.25 === 0, String(litres)).toBe(true);
  }
});

test('beyond the range of the standard its nearest weather counts; what nobody knows has none', () => {
  const cold = { ...warm, celsius: 15, radiant: 15 };
  expect(waterNeed({ ...cold, celsius: -10, radiant: -10 }, 200, true)).toBeLessThanOrEqual(
    waterNeed(cold, 200, true),
  );
  expect(waterNeed({ ...warm, celsius: Number.NaN }, 200, true)).toBeNaN();
});
