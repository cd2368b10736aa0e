import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownTemperature, temperatureUnit, typedTemperature } from './temperature.ts';

test.each([
  [{ _measurement_system: 'metric' }, 'C'],
  [{ _measurement_system: 'imperial' }, 'F'],
  [{ _measurement_system: 'something' }, 'F'],
  [{}, 'F'],
] as const)('%j is shown in %s', (metadata, unit) => {
  expect(temperatureUnit(metadata)).toBe(unit);
});

test('[CONST-11] 40 degrees Celsius are 104 Fahrenheit, both ways', () => {
  expect(shownTemperature(40, 'F')).toBe(104);
  expect(typedTemperature('104', 'F')).toBe(40);
  expect(typedTemperature(' 37,5 ', 'C')).toBe(37.5);
});

test('a value typed with one decimal is shown again as typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 680, max: 1400 }), fc.constantFrom('C', 'F'), (tenths, unit) => {
      const celsius = typedTemperature(String(tenths / 10), unit);
      expect(shownTemperature(celsius, unit)).toBe(tenths / 10);
    }),
  );
});

test.each(['', 'warm', '4e1', '40 C', '0x20'])('%j is not a temperature', (text) => {
  expect(typedTemperature(text, 'C')).toBeNaN();
});
