import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { WeatherAnswer } from '#weather/contract';
import { keptForecast } from './kept-forecasts.ts';
import { siteTables, weatherSites } from './weather-sites.ts';
import type { WeatherSite } from './weather-sites.ts';

/** The last forecast of a site. */
export interface SiteForecast {
  /** When the service told it, in milliseconds: its age stands beside what is shown of it. */
  readonly fetched_time: number;
  readonly is_simulated: boolean;
  readonly attribution: string;
  /** Time zone of the site, which its days are those of. */
  readonly zone: string;
  readonly answer: WeatherAnswer;
}

/** A change of these makes every answer about the weather of sites stale. */
export const weatherStands = [...siteTables, 'forecasts'] as const;

/** A site and its last forecast, for reads of features that stand above. */
export function forecastsOfSites(
  copy: Copy,
): { site: WeatherSite; forecast: SiteForecast | null }[] {
  return weatherSites(copy).map((site) => ({ site, forecast: forecastOf(copy, site) }));
}

/** Sites that have weather, by name. */
export const weatherSitesAll = defineRead({
  name: 'weather.sites',
  tables: siteTables,
  run: (copy, _params: Record<string, never>): readonly WeatherSite[] => weatherSites(copy),
});

/** The last forecast of a location; null where it has no coordinates, or none has come yet. */
export const weatherForecastOf = defineRead({
  name: 'weather.forecast',
  tables: weatherStands,
  run(copy, { tag_id }: { tag_id: string }): SiteForecast | null {
    const site = weatherSites(copy).find((each) => each.tag_id === tag_id);
    return site === undefined ? null : forecastOf(copy, site);
  },
});

export const weatherReads = [weatherSitesAll, weatherForecastOf];

function forecastOf(copy: Copy, { place }: WeatherSite): SiteForecast | null {
  const kept = keptForecast(copy, place);
  if (kept === null) return null;
  const { fetched_time, answer } = kept;
  const { is_simulated, attribution } = answer.source;
  // An answer that was told has a place.
  const zone = answer.location?.tz_id ?? 'UTC';
  return { fetched_time, is_simulated, attribution, zone, answer };
}
