import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dayMoments, highestRisk, worstMoment } from '#heat/domain';
import { heatMap } from '#heat/offline';
import type { HeatMap, MapSite } from '#heat/offline';
import { useClient } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { weatherHistory } from '#weather/contract';
import type { WeatherAnswer } from '#weather/contract';

interface Query {
  /** A day, or null for now. */
  date: string | null;
  job_id: string | null;
  today: string;
}

/** Milliseconds until the current moment is read again. */
const pollInterval = 60_000;

/**
 * The heat map of now or of a day. Forecasts come from the offline copy, past days from the server.
 */
export function useHeatMap({ date, job_id, today }: Query) {
  const { online } = useSyncStatus();
  const { data, error, refetch } = useCopy(
    heatMap,
    { date, job_id },
    { every: pollInterval, keepPrevious: true },
  );
  const sites = data?.sites;
  const missing = useMemo(() => {
    const isPast = date !== null && date <= today;
    return isPast ? (sites ?? []).filter(({ moment }) => moment === null) : [];
  }, [sites, date, today]);
  const past = usePastWeather(missing, date, online);
  const shown = useMemo(
    (): HeatMap | undefined =>
      data && { ...data, sites: data.sites.map((site) => withPast(site, past, date)) },
    [data, past, date],
  );
  return { data: shown, error, refetch, isPastMissing: missing.length > 0 && !online };
}

/** The weather of a past day, by its query key. */
function usePastWeather(
  sites: readonly MapSite[],
  date: string | null,
  online: boolean,
): ReadonlyMap<string, WeatherAnswer> {
  const client = useClient();
  const places = [...new Map(sites.map((site) => [site.place, site])).values()];
  return useQueries({
    queries: places.map(({ place, lat, lon }) => ({
      queryKey: ['past weather', place, date],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const [dt, end_dt] = [date ?? '', date ?? ''];
        return client.call(weatherHistory, { query: { lat, lon, dt, end_dt } }, { signal });
      },
      enabled: online && date !== null,
      staleTime: Infinity,
    })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, nth) => {
          const place = places[nth]?.place;
          return place === undefined || data === undefined ? [] : [[place, data] as const];
        }),
      ),
  });
}

function withPast(
  site: MapSite,
  past: ReadonlyMap<string, WeatherAnswer>,
  date: string | null,
): MapSite {
  const answer = past.get(site.place);
  if (site.moment !== null || answer === undefined || date === null) return site;
  const { fetched_time, is_simulated, attribution } = answer.source;
  const moments = dayMoments(answer.forecast.forecastday, date);
  const moment = worstMoment(moments);
  if (moment === null) return site;
  const risk = highestRisk(site.hazards, moments);
  return { ...site, moment, risk, fetched_time, is_simulated, attribution };
}
