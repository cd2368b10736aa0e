import { expect, test } from 'vitest';
import { currentPosition } from './current-position.ts';

const refusing = (code: number): Pick<Geolocation, 'getCurrentPosition'> => ({
  // The browser's own error has more fields; only its code is used.
  getCurrentPosition: (_done, failed) => failed?.({ code } as GeolocationPositionError),
});

test.each([
  [1, 'You denied the request for Geolocation.'],
  [2, 'Location information is unavailable.'],
  [3, 'The request to get user location timed out.'],
  [99, 'An unknown error occurred.'],
])(
  '[WX-22, WX-23, WX-24, WX-25] error %i of the browser has its message',
  async (code, sentence) => {
    expect(await currentPosition(refusing(code))).toBe(sentence);
  },
);

test('[WX-26] a browser without geolocation says so; one with it gives the position', async () => {
  expect(await currentPosition(undefined)).toBe('Geolocation is not supported by your browser');
  const coords = { latitude: -31.95, longitude: 115.86 };
  const place = await currentPosition({
    getCurrentPosition: (done, _failed, options) => {
      expect(options).toEqual({ timeout: 10_000, maximumAge: 300_000 });
      done({ coords } as GeolocationPosition);
    },
  });
  expect(place).toEqual({ lat: -31.95, lon: 115.86 });
});
