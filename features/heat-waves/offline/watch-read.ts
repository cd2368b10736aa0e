import type { AcclimatisationState } from '#acclimatisation/domain';
import { ledgerTables, rosteredWorkers } from '#acclimatisation/offline';
import { heatWatch } from '#heat-waves/domain';
import type { HeatWatch } from '#heat-waves/domain';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { personName } from '#people/domain';
import { dayAt } from '#weather/domain';
import { modelForecastsOfSites, weatherStands } from '#weather/offline';
import type { SiteForecast, WeatherSite } from '#weather/offline';
import { highsOfDays, storedHighs } from './past-highs.ts';

/** Somebody who is not acclimatised. */
export interface ObservedWorker {
  readonly user_id: string;
  readonly name: string;
  readonly state: Exclude<AcclimatisationState, 'acclimatised'>;
}

/** A site that is watched for heat waves; most have none. */
export interface WatchedSite extends HeatWatch {
  readonly tag_id: string;
  readonly name: string;
  /** The local day. */
  readonly today: string;
  /** Visible workers of the site with shifts who are not acclimatised today, by name. */
  readonly observed: readonly ObservedWorker[];
  /** False if rosters are off: then nobody is known to be new. */
  readonly hasRosters: boolean;
  /** Time of the forecast, in milliseconds. */
  readonly fetched_time: number;
  readonly is_simulated: boolean;
}

/** What is known about heat waves at the sites with a forecast and past highs, by name. */
export const watchedSites = defineRead({
  name: 'heat_waves.sites',
  tables: [...ledgerTables, ...weatherStands, 'past_highs'],
  run(copy, _params: Record<string, never>, { now }): WatchedSite[] {
    if (!isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'heat stress')) return [];
    return modelForecastsOfSites(copy).flatMap(({ site, forecast }) => {
      const past = storedHighs(copy, site.place);
      // Until the past has been requested, every hot day would be unknown.
      if (forecast === null || past === null) return [];
      const today = dayAt(forecast.zone, now);
      const { earlier, answer } = forecast;
      // What is stored of past days replaces what forecasts said about them.
      const watch = heatWatch(
        [...highsOfDays([...earlier, ...answer.forecast.forecastday]), ...past],
        today,
      );
      return [siteOf(copy, { site, forecast, watch, today }, now)];
    });
  },
});

interface Found {
  site: WeatherSite;
  forecast: SiteForecast;
  watch: HeatWatch;
  today: string;
}

function siteOf(copy: Copy, { site, forecast, watch, today }: Found, now: number): WatchedSite {
  const hasRosters = isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'roster');
  const workers = hasRosters
    ? rosteredWorkers(copy, { site: site.tag_id, date: today, zone: forecast.zone }, now)
    : [];
  const observed = workers.flatMap(({ person, day: { state } }): ObservedWorker[] =>
    state === 'acclimatised' ? [] : [{ user_id: person.user_id, name: personName(person), state }],
  );
  return {
    ...watch,
    ...{ tag_id: site.tag_id, name: site.name, today, hasRosters },
    observed: observed.toSorted((one, other) => compareNames(one.name, other.name)),
    ...{ fetched_time: forecast.fetched_time, is_simulated: forecast.is_simulated },
  };
}
