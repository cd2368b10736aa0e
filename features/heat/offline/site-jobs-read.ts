import { factorsOf, hazardScore } from '#jobs/domain';
import { isPlaced, storedPlace } from '#locations/domain';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { JobFactors } from '#tags/contract';
import { tagsById } from '#tags/offline';
import type { CurrentWeather, WeatherDay } from '#weather/contract';
import { weatherAt } from '#weather/domain';
import { weatherStands } from '#weather/offline';
import { forecastsOfSites } from './measured-forecasts.ts';
import { siteCrews } from './site-crews.ts';

/** A job at a site. */
export interface SiteJob {
  readonly tag_id: string;
  readonly name: string;
  /** Number of people who do it there. */
  readonly workers: number;
  readonly factors: JobFactors;
  /** -1 if it is not assessed. */
  readonly hazard: number;
}

/** Inputs of the risks of jobs at a site. */
export interface SiteJobs {
  readonly name: string;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  /** Time of the forecast, in milliseconds; null if there is none. */
  readonly fetched_time: number | null;
  readonly is_simulated: boolean;
  readonly source: string;
  /** Time zone of the site and of these days; null without a forecast. */
  readonly zone: string | null;
  /** The current hour; null if the forecast does not reach it. */
  readonly current: CurrentWeather | null;
  readonly days: readonly WeatherDay[];
  /** Every job, by name, also those without people there. */
  readonly jobs: readonly SiteJob[];
  /** People there who have no job. */
  readonly jobless: number;
}

/** The jobs at a site with their weather, also offline; null if there is no such site. */
export const siteJobs = defineRead({
  name: 'heat.site-jobs',
  tables: [...weatherStands, 'users'],
  run: (copy, { tag_id }: { tag_id: string }, { now }) => siteJobsAt(copy, tag_id, now),
});

/** The same inside the worker, at a time in milliseconds. */
export function siteJobsAt(copy: Copy, tag_id: string, now: number): SiteJobs | null {
  const found = forecastsOfSites(copy).find(({ site }) => site.tag_id === tag_id);
  if (found === undefined) return null;
  const { forecast } = found;
  const { name, lat, lon } = found.site;
  const crew = crewAt(copy, tag_id);
  if (forecast === null) return { ...{ name, lat, lon }, ...noWeather, ...crew };
  const { answer, fetched_time, is_simulated, zone } = forecast;
  const weather = { fetched_time, is_simulated, source: answer.source.name, zone };
  const days = answer.forecast.forecastday;
  return { ...{ name, lat, lon }, ...weather, current: weatherAt(answer, now), days, ...crew };
}

/** The jobs at a location without coordinates, so without weather; null if there is none. */
export function unplacedJobsAt(copy: Copy, tag_id: string): SiteJobs | null {
  if (!isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'heat stress')) return null;
  const tag = tagsById(copy).get(tag_id);
  const isShown = tag?.type === 'location' && tag.active && !tag.is_hidden;
  if (!isShown || isPlaced(storedPlace(tag))) return null;
  const nowhere = { lat: Number.NaN, lon: Number.NaN };
  return { name: tag.name, ...nowhere, ...noWeather, ...crewAt(copy, tag_id) };
}

const noWeather = {
  ...{ fetched_time: null, is_simulated: false, source: '', zone: null, current: null },
  days: [],
};

function crewAt(copy: Copy, tag_id: string): Pick<SiteJobs, 'jobs' | 'jobless'> {
  const crew = siteCrews(copy).get(tag_id);
  const jobs = [...tagsById(copy).values()]
    .filter(({ type, active, is_hidden }) => type === 'job' && active && !is_hidden)
    .map((job): SiteJob => {
      const factors = factorsOf(job.metadata);
      const workers = crew?.jobs.get(job.tag_id) ?? 0;
      return {
        ...{ tag_id: job.tag_id, name: job.name, workers, factors },
        hazard: hazardScore(factors),
      };
    })
    .sort((one, other) => compareNames(one.name, other.name));
  return { jobs, jobless: crew?.jobless ?? 0 };
}
