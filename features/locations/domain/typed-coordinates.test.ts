import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf, pairOf, typedCoordinates } from './typed-coordinates.ts';

test('stored coordinates are shown with six decimals and read back unchanged', () => {
  expect(fieldsOf({ lat: -31.95224, lon: 115.8614 })).toEqual({
    ...{ lat: '-31.952240', lon: '115.861400' },
  });
  fc.assert(
    fc.property(
      fc.integer({ min: -90e6, max: 90e6 }),
      fc.integer({ min: -180e6, max: 180e6 }),
      (lat, lon) => {
        const coordinates = { lat: lat / 1e6, lon: lon / 1e6 };
        expect(typedCoordinates(fieldsOf(coordinates))).toEqual({ coordinates });
      },
    ),
  );
});

test('two empty fields mean no coordinates; one alone is missing', () => {
  expect(fieldsOf({ lat: 0, lon: 0 })).toEqual({ lat: '', lon: '' });
  expect(typedCoordinates({ lat: ' ', lon: '' })).toEqual({ coordinates: { lat: 0, lon: 0 } });
  expect(typedCoordinates({ lat: '', lon: '3' })).toEqual({
    errors: { lat: 'Missing location data' },
  });
});

test.each([
  ['90.1', '0', { lat: 'Latitude must be a number from -90 to 90' }],
  ['0', '-180.5', { lon: 'Longitude must be a number from -180 to 180' }],
  ['north', '1e999', { lat: expect.any(String) as string, lon: expect.any(String) as string }],
])('%s and %s are rejected at their fields', (lat, lon, errors) => {
  expect(typedCoordinates({ lat, lon })).toEqual({ errors });
});

test('extreme values, a comma and a real minus sign are accepted', () => {
  expect(typedCoordinates({ lat: '-90', lon: '180' })).toEqual({
    coordinates: { lat: -90, lon: 180 },
  });
  expect(typedCoordinates({ lat: '−31,95', lon: '115.12345678' })).toEqual({
    coordinates: { lat: -31.95, lon: 115.123457 },
  });
});

test('a pair copied from a map is split', () => {
  expect(pairOf('-31.95, 115.86')).toEqual({ lat: '-31.95', lon: '115.86' });
  expect(pairOf('-31.95 115.86')).toEqual({ lat: '-31.95', lon: '115.86' });
  for (const text of ['-31.95', '', 'Perth, Australia', '31,95']) {
    expect(pairOf(text)).toBeNull();
  }
});
