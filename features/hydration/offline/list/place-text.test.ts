import { expect, test } from 'vitest';
import { placeOf, placeText } from './listed-test.ts';

test.each([
  [{ latitude: -31.95229, longitude: 115.86131 }, '31.9523° S, 115.8613° E'],
  [{ latitude: '40.5', longitude: '-74' }, '40.5000° N, 74.0000° W'],
  [{ latitude: 0, longitude: 0 }, '0.0000° N, 0.0000° E'],
  [{ latitude: 91, longitude: 0 }, ''],
  [{ latitude: '', longitude: 5 }, ''],
  [{ latitude: 5 }, ''],
  [{}, ''],
])('%j is %j', (metadata, text) => {
  expect(placeText(metadata)).toBe(text);
});

test('a place is valid coordinates or null', () => {
  expect(placeOf({ latitude: '-31.5', longitude: 115 })).toEqual({ lat: -31.5, lon: 115 });
  expect(placeOf({ latitude: Number.NaN, longitude: 115 })).toBeNull();
});
