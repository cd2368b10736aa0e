import { defineRowTable } from '#packages/sync/offline';
import type { Copy, FetchedTable } from '#packages/sync/offline';
import { weatherAnswer, weatherForecast } from '#weather/contract';
import type { WeatherAnswer, WeatherDay } from '#weather/contract';
import { roughly } from '#weather/domain';
import { weatherSites } from './weather-sites.ts';

/** Milliseconds until a forecast is requested again. */
const youth = 30 * 60_000;

/** The last useful forecast of a place. */
type KeptForecast = Readonly<{
  /** Key of the place, see `placeId`. */
  id: string;
  /** When this device last requested it. */
  asked_time: number;
  /** Time of the service's answer. */
  fetched_time: number;
  answer: WeatherAnswer;
  /** The last days before those of the answer, as earlier ones said; for shifts over midnight. */
  earlier?: readonly WeatherDay[];
}>;

/** Days of the longest shift that began before today. */
const mostEarlier = 2;

export const weatherTables = [defineRowTable('forecasts', 'id')];

/**
 * The forecasts of all sites, stored by place: a site that moves has none until that of its new
 * place arrives, and sites at the same place share one.
 */
export const siteForecasts: FetchedTable = {
  table: 'forecasts',
  wanted: (copy) =>
    [...new Map(weatherSites(copy).map((site) => [site.place, site])).values()].map((site) => ({
      id: site.place,
      path: pathOf(site),
      isDue: (kept, now) => isOld(kept as KeptForecast | undefined, now),
      rowOf: (data, kept, now) => keptOf(site.place, data, kept as KeptForecast | undefined, now),
    })),
};

/** The stored forecast of a place; null for none. */
export function keptForecast(copy: Copy, place: string): KeptForecast | null {
  return copy.rows<KeptForecast>('forecasts').get(place) ?? null;
}

function isOld(kept: KeptForecast | undefined, now: number): boolean {
  // Also requests if the device's clock was set back.
  return kept === undefined || Math.abs(now - kept.asked_time) >= youth;
}

/** An empty result is ignored, and of two the later one is kept. */
function keptOf(
  id: string,
  data: unknown,
  before: KeptForecast | undefined,
  now: number,
): KeptForecast | null {
  const read = weatherAnswer.safeParse(data);
  const fetched_time = read.data?.source.fetched_time ?? null;
  if (!read.success || fetched_time === null) return null;
  if (before !== undefined && before.fetched_time > fetched_time)
    return { ...before, asked_time: now };
  const earlier = earlierDays(before, read.data);
  return { id, asked_time: now, fetched_time, answer: read.data, earlier };
}

function earlierDays(before: KeptForecast | undefined, answer: WeatherAnswer): WeatherDay[] {
  const first = answer.forecast.forecastday[0]?.date;
  if (before === undefined || first === undefined) return [];
  return [...(before.earlier ?? []), ...before.answer.forecast.forecastday]
    .filter(({ date }) => date < first)
    .slice(-mostEarlier);
}

function pathOf(site: { lat: number; lon: number }): string {
  const { lat, lon } = roughly(site);
  return `${weatherForecast.path}?lat=${String(lat)}&lon=${String(lon)}`;
}
