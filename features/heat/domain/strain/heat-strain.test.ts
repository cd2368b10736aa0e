import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heatStrain, strainLimits } from './heat-strain.ts';
import { evenly } from '#packages/testing/numbers';

const inputs = fc.record({
  air: evenly(15, 50),
  radiant: evenly(15, 80),
  vapour: evenly(0.5, 4.5),
  wind: evenly(0, 3),
  metabolic: evenly(100, 250),
  clo: evenly(0.1, 1),
  posture: fc.constantFrom('sitting' as const, 'standing' as const, 'crouching' as const),
  isAcclimatised: fc.boolean(),
  mass: evenly(50, 120),
  height: evenly(1.5, 2),
  minutes: fc.constant(240),
});

test('every exposure within the range of the standard gives numbers', () => {
  fc.assert(
    fc.property(inputs, (one) => {
      const { reaches_limit, ...strain } = heatStrain(one);
      expect(Object.values(strain).every((value: number) => Number.isFinite(value))).toBe(true);
      if (strain.rectal >= strainLimits.rectal) expect(reaches_limit).toBe(true);
      if (Math.min(strain.until_rectal, strain.until_loss_most) < 240)
        expect(reaches_limit).toBe(true);
      expect(strain.water_loss).toBeGreaterThan(0);
      expect(strain.until_loss_most).toBeLessThanOrEqual(strain.until_loss_average);
    }),
  );
});

test('the loss of 5 % comes before that of 7.5 %, and a longer day never loses less', () => {
  fc.assert(
    fc.property(inputs, (one) => {
      const half = heatStrain({ ...one, minutes: 120 });
      const whole = heatStrain(one);
      expect(whole.water_loss).toBeGreaterThan(half.water_loss);
      expect(Math.min(whole.until_rectal, 120)).toBe(half.until_rectal);
    }),
  );
});
