import { positionMessages } from '#locations/contract';
import type { Coordinates } from '#tags/contract';

/** Timeout, and maximum age of a known position, in milliseconds. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

/** The position of the device, or a message why it is unknown. */
export function currentPosition(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<Coordinates | string> {
  if (geolocation === undefined) return Promise.resolve(positionMessages.unsupported);
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ code }) => resolve(sentences[code] ?? positionMessages.unknown),
      options,
    );
  });
}

/** By the error code of the browser. */
const sentences: Readonly<Record<number, string>> = {
  1: positionMessages.denied,
  2: positionMessages.unavailable,
  3: positionMessages.slow,
};
