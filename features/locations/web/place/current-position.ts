import { positionMessages } from '#locations/contract';
import type { Coordinates } from '#tags/contract';

/** Milliseconds to wait for the device, and how old what it knows may be. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

/** Where the device is, or the sentence that says why that is not known. */
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

/** By the code of the browser's refusal. */
const sentences: Readonly<Record<number, string>> = {
  1: positionMessages.denied,
  2: positionMessages.unavailable,
  3: positionMessages.slow,
};
