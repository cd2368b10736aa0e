import { useQuery } from '@tanstack/react-query';
import { useClient } from '#packages/http/web';
import type { Client } from '#packages/http/web';
import { useCopy, useCopyBridge, useSyncStatus } from '#packages/sync/web';
import { weatherForecast, weatherHistory } from '#weather/contract';
import type { WeatherAnswer } from '#weather/contract';
import { placeId } from '#weather/domain';
import type { Days } from '#weather/domain';
import { weatherForecastOf } from '#weather/offline';
import type { Coordinates } from '#tags/contract';
import type { ChosenPlace } from './use-chosen-place.ts';

const minute = 60_000;
/** Answers of the server are kept as the last good one, as in the copy. */
const asked = { networkMode: 'always', retry: false, gcTime: Infinity } as const;

/** The last forecast of a place; undefined while loading, null for none. */
export function useForecast(place: ChosenPlace | null) {
  const client = useClient();
  const bridge = useCopyBridge();
  const isFirstRun = useSyncStatus().last_run === null;
  const isSite = place?.kind === 'site';
  const tag_id = isSite ? place.site.tag_id : '';
  const kept = useCopy(weatherForecastOf, { tag_id }, { enabled: isSite });
  const here = place?.kind === 'here' ? place.here : null;
  const placeForecast = useQuery({
    ...asked,
    queryKey: ['weather.forecast', here && placeId(here)],
    queryFn: ({ signal }) => forecastAt(client, here ?? { lat: 0, lon: 0 }, signal),
    enabled: here !== null,
    staleTime: 30 * minute,
    refetchInterval: 30 * minute,
  });
  const ofSite = kept.data === null && isFirstRun ? undefined : kept.data?.answer;
  const none = kept.data === null && !isFirstRun ? null : undefined;
  return {
    answer: isSite
      ? (ofSite ?? none)
      : (placeForecast.data ?? (placeForecast.isError ? null : undefined)),
    error: isSite ? kept.error : null,
    retry: () => void (isSite ? bridge.requestSync() : placeForecast.refetch()),
  };
}

/** The past weather at a place; undefined while loading, null for none. */
export function useHistory(place: ChosenPlace | null, days: Days | null) {
  const client = useClient();
  const at = place === null ? null : place.kind === 'site' ? place.site : place.here;
  const { data, isError, refetch } = useQuery({
    ...asked,
    queryKey: ['weather.history', at && placeId(at), days],
    queryFn: async ({ signal }) => {
      if (at === null || days === null) return null;
      const { lat, lon } = at;
      const query = { lat, lon, dt: days.from, end_dt: days.to };
      return useful(await client.call(weatherHistory, { query }, { signal }));
    },
    enabled: at !== null && days !== null,
    staleTime: 60 * minute,
  });
  if (days === null) return { answer: null, retry: () => undefined };
  return { answer: data ?? (isError ? null : undefined), retry: () => void refetch() };
}

async function forecastAt(client: Client, { lat, lon }: Coordinates, signal: AbortSignal) {
  return useful(await client.call(weatherForecast, { query: { lat, lon } }, { signal }));
}

/** An empty result is an error here, so that it never replaces a good one. */
function useful(answer: WeatherAnswer): WeatherAnswer {
  if (answer.source.fetched_time === null) throw new Error('The weather service returned no data.');
  return answer;
}
