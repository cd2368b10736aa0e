import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { SiteCorrection, SiteReading, WeatherAnswer, WeatherDay } from '#weather/contract';
import { rowsBySite } from '#weather/domain';
import { keptForecast } from './kept-forecasts.ts';
import { siteTables, weatherSites } from './weather-sites.ts';
import type { WeatherSite } from './weather-sites.ts';

/** The last forecast of a site. */
export interface SiteForecast {
  /** Time of the service's answer, in milliseconds; its age is shown with the data. */
  readonly fetched_time: number;
  readonly is_simulated: boolean;
  readonly attribution: string;
  /** Time zone of the site and of its days. */
  readonly zone: string;
  readonly answer: WeatherAnswer;
  /** Days before those of the answer that are still known, in order. */
  readonly earlier: readonly WeatherDay[];
}

/** Tables whose changes invalidate all reads about the weather of sites. */
export const weatherStands = [...siteTables, 'forecasts', 'readings', 'site_corrections'] as const;

/** A site with its last forecast. */
export interface ForecastSite {
  site: WeatherSite;
  forecast: SiteForecast | null;
}

/**
 * Sites and their last forecasts as the weather service has them. `forecastsOfSites` of #heat has
 * the meter readings in place of the model.
 */
export function modelForecastsOfSites(copy: Copy): ForecastSite[] {
  return weatherSites(copy).map((site) => ({ site, forecast: forecastOf(copy, site) }));
}

/** Sites with weather, by name. */
export const weatherSitesAll = defineRead({
  name: 'weather.sites',
  tables: siteTables,
  run: (copy, _params: Record<string, never>): readonly WeatherSite[] => weatherSites(copy),
});

/**
 * The last forecast of a location, without readings; null if it has no coordinates, or there is none
 * yet.
 */
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
  const { fetched_time, answer, earlier = [] } = kept;
  const { is_simulated, attribution } = answer.source;
  // A non-empty answer has a place.
  const zone = answer.location?.tz_id ?? 'UTC';
  return { fetched_time, is_simulated, attribution, zone, answer, earlier };
}

type ReadingRow = SiteReading & { active: boolean; invalidated_time: string | null };

/** The readings that count, by location. */
export function countedReadings(copy: Copy): ReadonlyMap<string, readonly SiteReading[]> {
  return copy.memo('weather.readings', ['readings'], () => {
    const counted = [...copy.rows<ReadingRow>('readings').values()].filter(
      ({ active, invalidated_time }) => active && invalidated_time === null,
    );
    return rowsBySite(counted);
  });
}

/** The corrections, by location, also those that are over. */
export function siteCorrections(copy: Copy): ReadonlyMap<string, readonly SiteCorrection[]> {
  return copy.memo('weather.corrections', ['site_corrections'], () =>
    rowsBySite([...copy.rows<SiteCorrection>('site_corrections').values()]),
  );
}
