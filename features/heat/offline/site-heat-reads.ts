import { currentHeat, heatDays } from '#heat/domain';
import type { CurrentHeat, HeatDay } from '#heat/domain';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { weatherAt } from '#weather/domain';
import { forecastsOfSites, weatherStands } from '#weather/offline';
import type { SiteForecast, WeatherSite } from '#weather/offline';

/** The heat at a site, by its last forecast; nothing of it without the time it was told. */
export interface SiteHeat {
  readonly site: WeatherSite;
  /** When the forecast was told, in milliseconds; null where there is none. */
  readonly fetched_time: number | null;
  readonly is_simulated: boolean;
  /** The hour of now; null where the forecast does not reach it. */
  readonly current: CurrentHeat | null;
  /** Days of the site's own time, from the one the forecast was told on. */
  readonly days: readonly HeatDay[];
}

/** The heat at every site that has coordinates, by name, at a time in milliseconds. */
export function heatOfSites(copy: Copy, now: number): SiteHeat[] {
  return forecastsOfSites(copy).map(({ site, forecast }) => heatOf(copy, site, forecast, now));
}

/** The heat at every site now and in the days of its forecast, offline too. */
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
    return { site, fetched_time: null, is_simulated: false, current: null, days: [] };
  }
  const { fetched_time, is_simulated, answer } = forecast;
  const current = weatherAt(answer, now);
  return {
    ...{ site, fetched_time, is_simulated },
    current: current === null ? null : currentHeat(current),
    days: copy.memo(`heat.days ${site.place}`, weatherStands, () =>
      heatDays(answer.forecast.forecastday),
    ),
  };
}
