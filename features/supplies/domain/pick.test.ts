import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickOf, totalPick, usualSizes } from './pick.ts';

// 75.68 L: 7 canisters of 10 L leave 5.68 L, 12 bottles of 0.5 L. 5.611 g of sodium are 14.26 g of salt.
// A gram of salt has 22.99 / 58.44 g of sodium, so 1966 mg are 4.998 g of salt.
test.each([
  [{ litres: 75.68, sodium_mg: 5611.2, ice_kg: 0.7222 }, [7, 12, 3, 1]],
  [{ litres: 80, sodium_mg: 0, ice_kg: 0 }, [8, 0, 0, 0]],
  // 19 bottles hold 9.5 L, so 9.6 L need 20, which are a canister.
  [{ litres: 9.6, sodium_mg: 1, ice_kg: 2 }, [1, 0, 1, 1]],
  [{ litres: 0.1, sodium_mg: 1966, ice_kg: 2.01 }, [0, 1, 1, 2]],
  // 0.1 + 0.2 is more than 0.3 in floating point.
  [{ litres: 10 * (0.1 + 0.2), sodium_mg: 0, ice_kg: null }, [0, 6, 0, null]],
])('%j is picked as canisters, bottles, packets and bags %j', (of, expected) => {
  const { canisters, bottles, packets, bags } = pickOf(of, usualSizes);
  expect([canisters, bottles, packets, bags]).toEqual(expected);
});

test('what is picked is never less than needed, and at most a bottle and a packet more', () => {
  const sizes = fc.record({
    bottle: fc.double({ min: 0.1, max: 5, noNaN: true }),
    canister: fc.double({ min: 1, max: 50, noNaN: true }),
    packet: fc.double({ min: 0.5, max: 100, noNaN: true }),
    bag: fc.double({ min: 0.5, max: 50, noNaN: true }),
  });
  const litres = fc.double({ min: 0, max: 5000, noNaN: true });
  fc.assert(
    fc.property(sizes, litres, litres, (size, needed, sodium_mg) => {
      const pick = pickOf({ litres: needed, sodium_mg, ice_kg: 0 }, size);
      const held = pick.canisters * size.canister + pick.bottles * size.bottle;
      expect(held).toBeGreaterThanOrEqual(needed - 1e-6);
      expect(held).toBeLessThan(needed + Math.max(size.bottle, size.canister) + 1e-6);
      const [packets, salt_g] = [pick.packets ?? Number.NaN, pick.salt_g ?? Number.NaN];
      expect(packets * size.packet).toBeGreaterThanOrEqual(salt_g - 1e-6);
      expect(packets * size.packet).toBeLessThan(salt_g + size.packet + 1e-6);
    }),
  );
});

test('without a known loss no salt is picked, also not in a total', () => {
  const unknown = pickOf({ litres: 1, sodium_mg: null, ice_kg: 0 }, usualSizes);
  const known = pickOf({ litres: 1, sodium_mg: 1966, ice_kg: 0 }, usualSizes);
  expect(unknown).toMatchObject({ bottles: 2, salt_g: null, packets: null });
  expect(totalPick([unknown, known])).toMatchObject({ bottles: 4, salt_g: null, packets: null });
  expect(totalPick([known, known]).packets).toBe(2);
});
