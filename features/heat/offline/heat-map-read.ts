import { dayMoments, highestRisk, siteMoment, worstMoment } from '#heat/domain';
import type { SiteMoment } from '#heat/domain';
import { factorsOf, hazardScore } from '#jobs/domain';
import { isPlaced, storedPlace } from '#locations/domain';
import { temperatureUnit } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { isAdmin } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import type { Tag } from '#tags/contract';
import { tagsById } from '#tags/offline';
import { weatherAt } from '#weather/domain';
import { weatherStands } from '#weather/offline';
import type { SiteForecast, WeatherSite } from '#weather/offline';
import { forecastsOfSites } from './measured-forecasts.ts';
import { siteCrews } from './site-crews.ts';

/** A location on the heat map. */
export interface MapSite extends WeatherSite {
  /** Number of people who work there, in the chosen job if any. */
  readonly workers: number;
  /** Hazard scores of their jobs, -1 for those that are not assessed. */
  readonly hazards: readonly number[];
  /** Null if the forecast does not reach it, or there is none. */
  readonly moment: SiteMoment | null;
  /** The highest risk of their jobs; null if there is none. */
  readonly risk: number | null;
  /** Time of the forecast, in milliseconds; null if there is none. */
  readonly fetched_time: number | null;
  readonly is_simulated: boolean;
  readonly attribution: string;
}

/** A location without coordinates. */
export interface UnplacedSite {
  readonly tag_id: string;
  readonly name: string;
  readonly workers: number;
}

/** What the heat map shows. */
export interface HeatMap {
  readonly sites: readonly MapSite[];
  readonly unplaced: readonly UnplacedSite[];
  /** The viewer may set the coordinates of locations. */
  readonly mayPlace: boolean;
  readonly unit: TemperatureUnit;
}

/** Query of the map: a day of each site's time, or now; people of one job, or of all. */
export interface HeatMapQuery {
  readonly date: string | null;
  readonly job_id: string | null;
}

/**
 * Every location with its people, its heat now or at the worst hour of a day, and its highest risk.
 */
export const heatMap = defineRead({
  name: 'heat.map',
  tables: [...weatherStands, 'users', 'permissions'],
  run(copy, { date, job_id }: HeatMapQuery, { now, user_id }): HeatMap {
    const crews = crewsOf(copy, job_id);
    const isShown = ({ tag_id }: { tag_id: string }) =>
      job_id === null || (crews.get(tag_id)?.workers ?? 0) > 0;
    return {
      sites: forecastsOfSites(copy)
        .filter(({ site }) => isShown(site))
        .map(({ site, forecast }) => {
          const moments = forecast === null ? [] : momentsOf(forecast, date, now);
          return mapSite(site, crews.get(site.tag_id) ?? nobody, moments, forecast);
        }),
      unplaced: unplacedTags(copy)
        .filter(isShown)
        .map(({ tag_id, name }) => ({ tag_id, name, workers: crews.get(tag_id)?.workers ?? 0 })),
      mayPlace: isAdmin(viewerOf(copy, user_id)),
      unit: temperatureUnit(ownOrganisation(copy)?.metadata ?? {}),
    };
  },
});

interface Crew {
  readonly workers: number;
  readonly hazards: readonly number[];
}

const nobody: Crew = { workers: 0, hazards: [] };

function mapSite(
  site: WeatherSite,
  { workers, hazards }: Crew,
  moments: readonly SiteMoment[],
  forecast: SiteForecast | null,
): MapSite {
  const { fetched_time = null, is_simulated = false, attribution = '' } = forecast ?? {};
  const moment = worstMoment(moments);
  const risk = highestRisk(hazards, moments);
  return { ...site, workers, hazards, moment, risk, fetched_time, is_simulated, attribution };
}

function momentsOf({ answer }: SiteForecast, date: string | null, now: number): SiteMoment[] {
  if (date !== null) return dayMoments(answer.forecast.forecastday, date);
  const current = weatherAt(answer, now);
  return current === null ? [] : [siteMoment(current, current.last_updated)];
}

/** The crew of each location, of one job or of all. */
function crewsOf(copy: Copy, job_id: string | null): ReadonlyMap<string, Crew> {
  const tags = tagsById(copy);
  const hazardOf = (id: string) => hazardScore(factorsOf(tags.get(id)?.metadata ?? {}));
  return new Map(
    [...siteCrews(copy)].map(([tag_id, { workers, jobs }]) => {
      if (job_id === null) return [tag_id, { workers, hazards: [...jobs.keys()].map(hazardOf) }];
      return [tag_id, { workers: jobs.get(job_id) ?? 0, hazards: [hazardOf(job_id)] }];
    }),
  );
}

function unplacedTags(copy: Copy): Tag[] {
  return [...tagsById(copy).values()]
    .filter((tag) => tag.type === 'location' && isLive(tag) && !isPlaced(storedPlace(tag)))
    .sort((one, other) => compareNames(one.name, other.name));
}

function isLive({ active, is_hidden }: Tag): boolean {
  return active && !is_hidden;
}
