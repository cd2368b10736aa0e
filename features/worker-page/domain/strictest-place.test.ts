import { expect, test } from 'vitest';
import { strictestPlace } from './strictest-place.ts';

const placeOf = (name: string, rests: readonly (number | null)[]) => ({
  name,
  hours: rests.map((rest_minutes, nth) => ({ time: nth * 3_600_000, rest_minutes })),
});

test.each([
  ['most rest now', [placeOf('pit', [15, 60]), placeOf('yard', [30, 0])], 'yard'],
  ['most rest later', [placeOf('pit', [15, 15]), placeOf('yard', [15, 45])], 'yard'],
  ['known before unknown', [placeOf('pit', [null, null]), placeOf('yard', [0, 0])], 'yard'],
  ['the first of equal ones', [placeOf('pit', [15]), placeOf('yard', [15])], 'pit'],
  ['the only one', [placeOf('pit', [null])], 'pit'],
])('the strictest place has the %s', (_, places, name) => {
  expect(strictestPlace(places)?.name).toBe(name);
});

test('nobody without a place has one', () => {
  expect(strictestPlace([])).toBeNull();
});
