import { watchedSites } from '#heat-waves/offline';
import type { WatchedSite } from '#heat-waves/offline';
import { assumedOf, crewOf } from '#heat/domain';
import { siteJobsAt, unplacedJobsAt } from '#heat/offline';
import type { SiteJob, SiteJobs } from '#heat/offline';
import { factorsOf } from '#jobs/domain';
import { compareNames, zonedParts } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import { heatOfHour, situationOf, stopsOf } from '#rule-packs/domain';
import type { SitePacks } from '#rule-packs/domain';
import { packStands, sitePacks } from '#rule-packs/offline';
import type { WeatherHour } from '#weather/contract';
import { dayAt } from '#weather/domain';
import { weatherStands } from '#weather/offline';

/** A location at which a rule stops work in the current hour. */
export interface StoppedSite {
  readonly tag_id: string;
  readonly name: string;
  /** The jobs with people there that stop, by name, '' for people without one; null for all. */
  readonly jobs: readonly string[] | null;
  /** Names of the packs that ask for it. */
  readonly packs: readonly string[];
  /** End of the last of the hours with a stop, in milliseconds; null if that is not known. */
  readonly until: number | null;
  /** Time zone of the location, or of the viewer if that is not known. */
  readonly zone: string;
}

interface Params {
  /** Of the viewer. */
  zone: string;
}

const hour = 3_600_000;

/** The locations with people at which a rule stops work now, by name. */
export const stoppedWork = defineRead({
  name: 'monitoring.stopped_work',
  tables: [...new Set([...packStands, ...weatherStands, ...watchedSites.tables, 'users' as const])],
  async run(copy, { zone }: Params, context): Promise<StoppedSite[]> {
    const rules = sitePacks(copy);
    if (rules.size === 0) return [];
    const watched = await watchedSites.run(copy, {}, context);
    const found = [...rules].map(([tag_id, packs]) => {
      const site = siteJobsAt(copy, tag_id, context.now) ?? unplacedJobsAt(copy, tag_id);
      if (site === null) return null;
      const watch = watched.find((each) => each.tag_id === tag_id);
      return stoppedSite(tag_id, site, { packs, watch, zone: site.zone ?? zone }, context.now);
    });
    return found
      .filter((site) => site !== null)
      .sort((one, other) => compareNames(one.name, other.name));
  },
});

interface Rules {
  packs: SitePacks;
  watch: WatchedSite | undefined;
  zone: string;
}

function stoppedSite(
  tag_id: string,
  site: SiteJobs,
  rules: Rules,
  now: number,
): StoppedSite | null {
  const { zone } = rules;
  const hours = hoursFrom(site, zone, now);
  const jobs = [...site.jobs, joblessOf(site)].filter(({ workers }) => workers > 0);
  const stopped = jobs.flatMap((job) => {
    // Most work is not stopped, and the heat of an hour takes a moment: only the current one is read.
    const end = hours.findIndex((each) => stopsInHour(site, job, rules, each).length === 0);
    const [current] = hours;
    if (current === undefined || end === 0) return [];
    const packs = stopsInHour(site, job, rules, current);
    return [{ name: job.name, packs, until: hours[end]?.start ?? null }];
  });
  if (stopped.length === 0) return null;
  return {
    ...{ tag_id, name: site.name, zone },
    jobs: stopped.length === jobs.length ? null : stopped.map(({ name }) => name),
    packs: [...new Set(stopped.flatMap(({ packs }) => packs))],
    until: stopped.reduce<number | null>((latest, { until }) => {
      return latest === null || until === null ? null : Math.max(latest, until);
    }, 0),
  };
}

/** The work of people without a job, of which nothing is known. */
function joblessOf({ jobless }: SiteJobs): SiteJob {
  return { tag_id: '', name: '', workers: jobless, factors: factorsOf({}), hazard: -1 };
}

interface Hour {
  /** In milliseconds. */
  start: number;
  /** At the location: '2026-11-23 14:00'. */
  time: string;
  /** Null if the forecast does not have it. */
  weather: WeatherHour | null;
}

/** The hours of a day from now, also without a forecast: some rules go by the clock. */
function hoursFrom({ days }: SiteJobs, zone: string, now: number): Hour[] {
  const known = days
    .flatMap(({ hour: ofDay }) => ofDay)
    .map((weather) => ({ start: weather.time_epoch * 1000, time: weather.time, weather }))
    .filter(({ start }) => start + hour > now && start < now + 24 * hour);
  const [first] = known;
  if (first !== undefined && first.start <= now) return known;
  const { minute } = zonedParts(now, zone);
  const begin = Math.floor(now / 60_000) * 60_000 - Number(minute) * 60_000;
  return Array.from({ length: 24 }, (_, nth) => {
    const start = begin + nth * hour;
    return {
      start,
      time: `${dayAt(zone, start)} ${zonedParts(start, zone).hour}:00`,
      weather: null,
    };
  });
}

/** Names of the packs that stop a job in an hour; without its weather only those that do so in any. */
function stopsInHour(
  site: SiteJobs,
  job: SiteJob,
  { packs, watch }: Rules,
  { time, weather }: Hour,
): string[] {
  const assumed = assumedOf(job, {});
  const date = time.slice(0, 10);
  const isKnown = watch !== undefined && !watch.unknown.includes(date);
  const situation = situationOf({
    weather: weather ?? { time, temp_c: Number.NaN, heatindex_c: Number.NaN },
    heat:
      weather === null
        ? { work: Number.NaN, rest: Number.NaN }
        : heatOfHour(weather, site, assumed.rest),
    site: packs,
    crew: job.factors._metabolic_work_rate > 0 ? crewOf(job, assumed) : null,
    sun_exposure: job.factors._sun_exposure,
    heat_wave: isKnown ? watch.waves.some((wave) => wave.date === date) : null,
  });
  return stopsOf(packs, situation, weather === null);
}
