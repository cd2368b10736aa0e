import { expect, test } from 'vitest';
import { currentPosition } from './current-position.ts';

const refusing = (code: number): Pick<Geolocation, 'getCurrentPosition'> => ({
  // The browser's own refusal has more to it; its code is what is read.
  getCurrentPosition: (_done, failed) => failed?.({ code } as GeolocationPositionError),
});

test.each([
  [1, 'You denied the request for Geolocation.'],
  [2, 'Location information is unavailable.'],
  [3, 'The request to get user location timed out.'],
  [99, 'An unknown error occurred.'],
])(
  '[WX-22, WX-23, WX-24, WX-25] refusal %i of the browser has its sentence',
  async (code, sentence) => {
    expect(await currentPosition(refusing(code))).toBe(sentence);
  },
);

test('[WX-26] a browser that knows no places says so; one that does gives the place', async () => {
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
