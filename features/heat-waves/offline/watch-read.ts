import { ledgerTables } from '#acclimatisation/offline';
import { heatWatch } from '#heat-waves/domain';
import type { HeatWatch } from '#heat-waves/domain';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { defineRead } from '#packages/sync/offline';
import { dayAt } from '#weather/domain';
import { modelForecastsOfSites, weatherStands } from '#weather/offline';
import { observedAt } from './observed-read.ts';
import type { ObservedPeople } from './observed-read.ts';
import { highsOfDays, storedHighs } from './past-highs.ts';

/** A site that is watched for heat waves; most have none. Observed are today's people with shifts. */
export interface WatchedSite extends HeatWatch, ObservedPeople {
  readonly tag_id: string;
  readonly name: string;
  /** The local day. */
  readonly today: string;
  /** Time of the forecast, in milliseconds. */
  readonly fetched_time: number;
  readonly is_simulated: boolean;
}

/** What is known about heat waves at the sites with a forecast and past highs, by name. */
export const watchedSites = defineRead({
  name: 'heat_waves.sites',
  tables: [...ledgerTables, ...weatherStands, 'past_highs'],
  run(copy, _params: Record<string, never>, context): WatchedSite[] {
    if (!isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'heat stress')) return [];
    return modelForecastsOfSites(copy).flatMap(({ site, forecast }) => {
      const past = storedHighs(copy, site.place);
      // Until the past has been requested, every hot day would be unknown.
      if (forecast === null || past === null) return [];
      const { zone, earlier, answer, fetched_time, is_simulated } = forecast;
      const today = dayAt(zone, context.now);
      // What is stored of past days replaces what forecasts said about them.
      const watch = heatWatch(
        [...highsOfDays([...earlier, ...answer.forecast.forecastday]), ...past],
        today,
      );
      const { tag_id, name } = site;
      const people = observedAt(copy, { site: tag_id, date: today, zone }, context);
      return [{ ...watch, ...people, tag_id, name, today, fetched_time, is_simulated }];
    });
  },
});
