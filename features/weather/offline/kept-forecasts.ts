import { defineRowTable } from '#packages/sync/offline';
import type { Copy, FetchedTable } from '#packages/sync/offline';
import { weatherAnswer, weatherForecast } from '#weather/contract';
import type { WeatherAnswer } from '#weather/contract';
import { roughly } from '#weather/domain';
import { weatherSites } from './weather-sites.ts';

/** Milliseconds after which a forecast is asked for again. */
const youth = 30 * 60_000;

/** The last forecast of a place that told anything. */
type KeptForecast = Readonly<{
  /** The place, as `placeId` names it. */
  id: string;
  /** When it was last asked for, by this device. */
  asked_time: number;
  /** When the service told it. */
  fetched_time: number;
  answer: WeatherAnswer;
}>;

export const weatherTables = [defineRowTable('forecasts', 'id')];

/**
 * The forecasts of all sites. They are kept by place: a site that moves has none until that of its new place
 * is here, and sites that stand together have one.
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

/** The forecast that is kept of a place; null for none. */
export function keptForecast(copy: Copy, place: string): KeptForecast | null {
  return copy.rows<KeptForecast>('forecasts').get(place) ?? null;
}

function isOld(kept: KeptForecast | undefined, now: number): boolean {
  // A device whose clock was set back asks as well.
  return kept === undefined || Math.abs(now - kept.asked_time) >= youth;
}

/** An empty result is of no use, and of two the later told one stays. */
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
  return { id, asked_time: now, fetched_time, answer: read.data };
}

function pathOf(site: { lat: number; lon: number }): string {
  const { lat, lon } = roughly(site);
  return `${weatherForecast.path}?lat=${String(lat)}&lon=${String(lon)}`;
}
