import { currentHeat, heatDays } from '#heat/domain';
import type { CurrentHeat, HeatDay } from '#heat/domain';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { weatherAt } from '#weather/domain';
import { weatherStands } from '#weather/offline';
import type { SiteForecast, WeatherSite } from '#weather/offline';
import { forecastsOfSites } from './measured-forecasts.ts';

/** The heat at a site by its last forecast, always with the time of the forecast. */
export interface SiteHeat {
  readonly site: WeatherSite;
  /** Time of the forecast, in milliseconds; null if there is none. */
  readonly fetched_time: number | null;
  readonly is_simulated: boolean;
  /** Time zone of the site; null without a forecast. */
  readonly zone: string | null;
  /** The current hour; null if the forecast does not reach it. */
  readonly current: CurrentHeat | null;
  /** Days in the site's time, from the day of the forecast. */
  readonly days: readonly HeatDay[];
}

/** The heat at every site with coordinates, by name, at a time in milliseconds. */
function heatOfSites(copy: Copy, now: number): SiteHeat[] {
  return forecastsOfSites(copy).map(({ site, forecast }) => heatOf(copy, site, forecast, now));
}

/** The heat at every site, now and on the days of its forecast, also offline. */
export const heatSites = defineRead({
  name: 'heat.sites',
  tables: weatherStands,
  run: (copy, _params: Record<string, never>, { now }): SiteHeat[] => heatOfSites(copy, now),
});

function heatOf(
  copy: Copy,
  site: WeatherSite,
  forecast: SiteForecast | null,
  now: number,
): SiteHeat {
  if (forecast === null) {
    return { site, fetched_time: null, is_simulated: false, zone: null, current: null, days: [] };
  }
  const { fetched_time, is_simulated, zone, answer } = forecast;
  const current = weatherAt(answer, now);
  return {
    ...{ site, fetched_time, is_simulated, zone },
    current: current === null ? null : currentHeat(current),
    days: copy.memo(`heat.days ${site.tag_id}`, weatherStands, () =>
      heatDays(answer.forecast.forecastday),
    ),
  };
}
