import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kphOf, shownWind, unitsOf } from './thermal-units.ts';

test('an organisation reads and types its own units', () => {
  expect(unitsOf({ _measurement_system: 'metric' })).toMatchObject({
    temperature: 'C',
    wind: 'km/h',
  });
  expect(unitsOf({ _measurement_system: 'imperial' })).toMatchObject({
    temperature: 'F',
    wind: 'mph',
  });
  expect([shownWind(16.09, 'mph'), kphOf(10, 'mph'), kphOf(10, 'km/h')]).toEqual([10, 16.09, 10]);
});

test('a typed wind is shown again as typed', () => {
  const typed = fc.integer({ min: 0, max: 1500 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(typed, fc.constantFrom('km/h' as const, 'mph' as const), (speed, unit) => {
      expect(shownWind(kphOf(speed, unit), unit)).toBe(speed);
    }),
  );
});
