import { expect, test } from 'vitest';
import { spokenCoordinates } from './site-words.ts';

test('coordinates are read out with their hemispheres', () => {
  expect(spokenCoordinates({ lat: -23.3617, lon: 119.7294 })).toBe('23.36170° S, 119.72940° E');
  expect(spokenCoordinates({ lat: 51.5, lon: -0.1234567 })).toBe('51.50000° N, 0.12346° W');
});
