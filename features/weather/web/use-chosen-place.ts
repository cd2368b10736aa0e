import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentPosition, useAddressPlace } from '#locations/web';
import { showToast } from '#packages/ui';
import type { Coordinates } from '#tags/contract';
import type { WeatherSite } from '#weather/offline';
import { useWeatherSite } from './use-weather-site.ts';
import { weatherTexts } from './weather-texts.ts';

/** Place of the shown weather: a location, or the user's position. */
export type ChosenPlace =
  | { readonly kind: 'site'; readonly site: WeatherSite }
  | { readonly kind: 'here'; readonly here: Coordinates };

export type Chosen = ReturnType<typeof useChosenPlace>;

/** The id of the user's position. */
export const hereId = 'here';

/**
 * The chosen place, stored on this device unless it is the user's position; null if there is none to
 * choose yet. `isAsking` while the position is being determined.
 */
export function useChosenPlace() {
  const { sites, error, site, keep } = useWeatherSite();
  const [here, setHere] = useState<Coordinates | null>(null);
  const [isAsking, setAsking] = useState(false);
  const askWhere = useHere();

  async function choose(id: string | null): Promise<void> {
    if (id !== hereId) {
      setHere(null);
      if (id !== null) keep(id);
      return;
    }
    setAsking(true);
    const found = await askWhere();
    setAsking(false);
    setHere(found);
    const [first] = sites ?? [];
    if (found !== null || first === undefined) return;
    keep(first.tag_id);
    showToast({ kind: 'note', text: weatherTexts.first });
  }

  const place: ChosenPlace | null =
    here !== null ? { kind: 'here', here } : site === undefined ? null : { kind: 'site', site };
  return { sites, error, place, isAsking, choose };
}

/** Milliseconds until the device is asked again. */
const youth = 5 * 60_000;

/**
 * The user's position: from the device, otherwise from the server by IP address; null if unknown.
 * Cached until the page is closed, and never stored.
 */
function useHere(): () => Promise<Coordinates | null> {
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
