import { setImmediate } from 'node:timers/promises';
import { shiftsByPerson } from '#compliance/domain';
import type { Span } from '#compliance/domain';
import { daysOf, findCountedPeople, findRostersAndLeave } from '#compliance/server';
import { momentOf, riskIn, riskLevel } from '#heat/domain';
import { factorsOf, hazardScore } from '#jobs/domain';
import { isPlaced, storedPlace } from '#locations/domain';
import { findSwitchedOn, findZone } from '#organisation/server';
import type { Tx } from '#packages/database';
import { rosterVersions } from '#rosters/domain';
import type { SeasonHours } from '#season-report/contract';
import { addHours, noHours, roundedHours, weekFinder, weeksOf } from '#season-report/domain';
import type { HourLevels } from '#season-report/domain';
import type { Coordinates } from '#tags/contract';
import type { WeatherHour } from '#weather/contract';
import { dayAt } from '#weather/domain';
import type { Period } from './gather-season.ts';
import type { PastWeather } from './past-weather.ts';
import type { SeasonScope } from './season-scope.ts';

/** Most locations whose past weather is read at once, those with the most people first. */
export const mostSites = 24;
/** People with the same work that are counted before other calls get their turn. */
const crewsAtOnce = 50;

/** Who was on shift when, from one transaction. */
export interface SeasonShifts {
  timezone: string;
  period: Period;
  days: readonly Span[];
  /** The end of the past weather: the begin of the current day, or the end of the period. */
  until: number;
  rosters_from: number | null;
  crews: Crew[];
  places: ReadonlyMap<string, Coordinates>;
  jobs: ReadonlyMap<string, { name: string; hazard: number }>;
}

/** The people whose hours are counted, and the locations and jobs that count. */
export type HourScope = Omit<SeasonScope, 'managesAll'>;

interface Crew {
  people: number;
  shifts: readonly Span[];
  /** Locations with coordinates. */
  location_ids: readonly string[];
  job_id: string | null;
}

/** Reads the shifts of the people of a scope, those with the same work as one. */
export async function gatherShifts(
  tx: Tx,
  { scope, period, now }: { scope: HourScope; period: Period; now: number },
): Promise<SeasonShifts> {
  const timezone = await findZone(tx);
  const days = daysOf(period, timezone);
  const [today] = daysOf({ from: dayAt(timezone, now), to: dayAt(timezone, now) }, timezone);
  const span = { start: days[0]?.start ?? 0, end: days.at(-1)?.end ?? 0 };
  const until = Math.min(span.end, today?.start ?? now);
  const { places, jobs } = await findPlacesAndJobs(tx);
  const hasRosters = (await findSwitchedOn(tx)).includes('roster');
  const { rosters, leaves } =
    hasRosters && until > span.start
      ? await findRostersAndLeave(tx, span)
      : { rosters: [], leaves: [] };
  const shifts = shiftsByPerson(rosters, leaves, { start: span.start, end: until });
  const people = await findCountedPeople(tx, Math.min(span.end, now));
  const crews = new Map<string, Crew>();
  const numbers = new Map<readonly Span[], number>();
  for (const { user_id, tag_ids } of people) {
    const own = shifts.get(user_id) ?? [];
    if (own.length === 0 || !scope.manages(tag_ids) || !scope.matches(tag_ids)) continue;
    const location_ids = tag_ids
      .filter((id) => places.has(id) && isChosen(id, scope.location_ids))
      .toSorted();
    const job_id = hardestJob(
      tag_ids.filter((id) => isChosen(id, scope.job_ids)),
      jobs,
    );
    const number = numbers.get(own) ?? numbers.size;
    numbers.set(own, number);
    const key = [number, job_id, ...location_ids].join(' ');
    const crew = crews.get(key);
    if (crew === undefined) crews.set(key, { people: 1, shifts: own, location_ids, job_id });
    else crew.people += 1;
  }
  const starts = rosters.flatMap(rosterVersions).map(({ start }) => start);
  return {
    ...{ timezone, period, days, until, places, jobs, crews: [...crews.values()] },
    rosters_from: starts.length === 0 ? null : starts.reduce((a, b) => Math.min(a, b)),
  };
}

/** Counts the person-hours of shifts by the risk of each hour, from past weather. */
export async function countHours(shifts: SeasonShifts, weather: PastWeather): Promise<SeasonHours> {
  const { crews, days, jobs, period, places, until } = shifts;
  const busiest = sitesOf(crews);
  const read = busiest.slice(0, mostSites);
  const span = { start: days[0]?.start ?? 0, end: until };
  const hours = new Map<string, readonly WeatherHour[]>();
  for (const location_id of read) {
    const place = places.get(location_id);
    if (place !== undefined) hours.set(location_id, await weather.hours(place, span));
  }
  const levels = levelCache(hours);
  const weeks = weeksOf(period.from, days);
  const weekOf = weekFinder(weeks);
  const whole = noHours();
  const byWeek = weeks.map(noHours);
  const byJob = new Map<string | null, ReturnType<typeof noHours>>();
  for (const [nth, { people, shifts: own, location_ids, job_id }] of crews.entries()) {
    const job = byJob.get(job_id) ?? noHours();
    byJob.set(job_id, job);
    const hazard = job_id === null ? -1 : (jobs.get(job_id)?.hazard ?? -1);
    const known = hazard < 0 ? [] : location_ids.map((id) => levels(id, hazard));
    addHours({ people, shifts: own, levels: known }, until, (start) => {
      const week = byWeek[weekOf(start)];
      return week === undefined ? [whole, job] : [whole, job, week];
    });
    if (nth % crewsAtOnce === 0) await setImmediate();
  }
  return {
    ...period,
    ...roundedHours(whole),
    known_to: until > span.start ? dayAt(shifts.timezone, until - 1) : null,
    rosters_from: shifts.rosters_from === null ? null : new Date(shifts.rosters_from).toISOString(),
    unread: busiest.length - read.length,
    is_simulated: weather.isSimulated,
    jobs: [...byJob]
      .map(([tag_id, counts]) => ({
        ...{ tag_id, name: tag_id === null ? '' : (jobs.get(tag_id)?.name ?? '') },
        ...roundedHours(counts),
      }))
      .toSorted((a, b) => b.high + b.extreme - (a.high + a.extreme) || b.total - a.total),
    weeks: weeks.map(({ from, to }, nth) => ({
      ...{ from, to },
      ...roundedHours(byWeek[nth] ?? noHours()),
    })),
  };
}

function isChosen(tag_id: string, chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.includes(tag_id);
}

/** The job with the highest hazard; of those that are not assessed the first, null without one. */
function hardestJob(tag_ids: readonly string[], jobs: SeasonShifts['jobs']): string | null {
  let found: string | null = null;
  for (const tag_id of tag_ids.toSorted()) {
    const job = jobs.get(tag_id);
    if (job === undefined) continue;
    if (found === null || job.hazard > (jobs.get(found)?.hazard ?? -1)) found = tag_id;
  }
  return found;
}

/** The locations of crews, those with the most people first. */
function sitesOf(crews: readonly Crew[]): string[] {
  const people = new Map<string, number>();
  for (const crew of crews) {
    for (const id of crew.location_ids) people.set(id, (people.get(id) ?? 0) + crew.people);
  }
  return [...people].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
}

function levelCache(hours: ReadonlyMap<string, readonly WeatherHour[]>) {
  const known = new Map<string, HourLevels>();
  return (location_id: string, hazard: number): HourLevels => {
    const key = `${location_id} ${String(hazard)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const levels: HourLevels = new Map(
      (hours.get(location_id) ?? []).map((hour) => [
        Math.floor(hour.time_epoch / 3600),
        riskLevel(riskIn(hazard, momentOf(hour)).risk),
      ]),
    );
    known.set(key, levels);
    return levels;
  };
}

/** The locations with coordinates, and the jobs, that are not hidden. */
export async function findPlacesAndJobs(tx: Tx) {
  const { rows } = await tx.query<{
    tag_id: string;
    name: string;
    type: 'job' | 'location';
    metadata: Record<string, unknown>;
  }>(
    `select tag_id, name, type, metadata from tags
     where org_id = $1 and active and not is_hidden and type in ('job', 'location')`,
    [tx.org_id],
  );
  const places = new Map<string, Coordinates>();
  const jobs = new Map<string, { name: string; hazard: number }>();
  for (const tag of rows) {
    if (tag.type === 'job') {
      jobs.set(tag.tag_id, { name: tag.name, hazard: hazardScore(factorsOf(tag.metadata)) });
      continue;
    }
    const place = storedPlace(tag);
    if (isPlaced(place)) places.set(tag.tag_id, place);
  }
  return { places, jobs };
}
