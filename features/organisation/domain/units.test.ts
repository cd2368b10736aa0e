import { expect, test } from 'vitest';
import type { OrganisationMetadata } from '#organisation/contract';
import { temperatureUnit } from './temperature.ts';
import { shownSystem, systemUnits } from './units.ts';

test('[CONST-12] the metric system shows degrees Celsius, km/h and mm', () => {
  const metadata = { _measurement_system: 'metric' };
  expect(systemUnits[shownSystem(metadata)]).toEqual({
    temperature: 'C',
    wind: 'km/h',
    rain: 'mm',
  });
  expect(temperatureUnit(metadata)).toBe('C');
});

test.each<OrganisationMetadata>([
  { _measurement_system: 'imperial' },
  { _measurement_system: 'Metric' },
  { _measurement_system: '' },
  { _measurement_system: 'nautical' },
  {},
])('[CONST-13] %j shows degrees Fahrenheit, mph and inches', (metadata) => {
  expect(systemUnits[shownSystem(metadata)]).toEqual({
    temperature: 'F',
    wind: 'mph',
    rain: 'in',
  });
  expect(temperatureUnit(metadata)).toBe('F');
});
