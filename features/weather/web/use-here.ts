import { useQueryClient } from '@tanstack/react-query';
import { currentPosition, useAddressPlace } from '#locations/web';
import { showToast } from '#packages/ui';
import type { Coordinates } from '#tags/contract';
import { weatherTexts } from './weather-texts.ts';

/** Milliseconds until the device is asked again. */
const youth = 5 * 60_000;

/**
 * The user's position: from the device, otherwise from the server by IP address; null if unknown.
 * Cached until the page is closed, and never stored.
 */
export function useHere(): () => Promise<Coordinates | null> {
  const queries = useQueryClient();
  const addressPlace = useAddressPlace();
  const ask = async (): Promise<Coordinates | null> => {
    // Old browsers lack it, although the types say otherwise.
    const known = await currentPosition(
      'geolocation' in navigator ? navigator.geolocation : undefined,
    );
    if (typeof known !== 'string') return known;
    showToast({ kind: 'problem', text: known });
    const about = await addressPlace();
    if (about !== null) showToast({ kind: 'note', text: weatherTexts.roughly });
    return about;
  };
  return async () => {
    const queryKey = ['weather.here'];
    const here = await queries.fetchQuery({
      ...{ queryKey, queryFn: ask, networkMode: 'always' as const },
      ...{ staleTime: youth, gcTime: Infinity, retry: false },
    });
    // An unknown position may be known next time.
    if (here === null) queries.removeQueries({ queryKey });
    return here;
  };
}
