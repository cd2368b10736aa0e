import { useState } from 'react';
import { showToast } from '#packages/ui';
import type { Coordinates } from '#tags/contract';
import { currentPosition } from './current-position.ts';

/** The position of the device, which takes seconds: null if it is unknown, with a toast that says why. */
export function useDevicePosition() {
  const [isAsking, setAsking] = useState(false);
  async function ask(): Promise<Coordinates | null> {
    setAsking(true);
    // Old browsers lack it, although the types say otherwise.
    const known = await currentPosition(
      'geolocation' in navigator ? navigator.geolocation : undefined,
    );
    setAsking(false);
    if (typeof known !== 'string') return known;
    showToast({ kind: 'problem', text: known });
    return null;
  }
  return { isAsking, ask };
}
