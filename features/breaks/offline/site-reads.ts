import type { Conditions } from '#breaks/contract';
import {
  cautiousAdvice,
  createAdviceCache,
  currentShifts,
  highTrigger,
  hoursOfShifts,
  isNewToHeat,
  kindsOf,
  planKey,
  prepareAdvice,
  restPlans,
  workKinds,
} from '#breaks/domain';
import type { HourRest, PlannedPerson, SitePerson, TakenBreak } from '#breaks/domain';
import { heatBand, heatBands } from '#heat/domain';
import { forecastsOfSites } from '#heat/offline';
import { factorsOf } from '#jobs/domain';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { isWorker } from '#people/domain';
import { peopleById } from '#people/offline';
import { canMeasurePerson } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { activeLeaves, activeRosters } from '#rosters/offline';
import type { SitePacks } from '#rule-packs/domain';
import { packStands, sitePacks } from '#rule-packs/offline';
import type { JobFactors } from '#tags/contract';
import { tagsById } from '#tags/offline';
import type { WeatherHour } from '#weather/contract';
import { weatherStands } from '#weather/offline';
import type { SiteForecast, WeatherSite } from '#weather/offline';
import { knownBreaks, takenBreaks } from './break-rows.ts';
import type { BreakChanges } from './break-rows.ts';

const hour = 3_600_000;
/** Breaks of the longest shifts. */
const breakHours = 48;

/** A location, as far as its timers and its buttons need it. */
export interface LocationBreaks {
  location_id: string;
  name: string;
  /** Time zone of the location; null without a forecast. */
  zone: string | null;
  /** On shift there, of the people that the viewer sees. */
  people: SitePerson[];
  /** The hours that need rest by plan, see `siteBreaks`. */
  plans: [string, HourRest[]][];
  breaks: TakenBreak[];
  /** Breaks at the location that nobody ended, also of people who are not on shift. */
  open: TakenBreak[];
  /** Of `people`: whose breaks the viewer may record. */
  recordable: string[];
  /** Everybody who works there and whose breaks the viewer may record, on shift or not. */
  crew: string[];
  /** A rule about rest is for heat waves; breaks count every day as one. */
  assumes_heat_wave: boolean;
  /** The heat of this hour. */
  conditions: Conditions;
}

interface SiteParams {
  changes: BreakChanges;
  /** Null for all locations. */
  location_id: string | null;
}

const advice = createAdviceCache();

/** The locations with weather and workers; null while heat stress is switched off. */
export const breakSites = defineRead({
  name: 'breaks.sites',
  tables: [
    ...weatherStands,
    ...packStands,
    ...(['breaks', 'users', 'rosters', 'roster_user_leave', 'permissions'] as const),
  ],
  async run(
    copy,
    { changes, location_id }: SiteParams,
    { now, user_id },
  ): Promise<LocationBreaks[] | null> {
    const metadata = ownOrganisation(copy)?.metadata ?? {};
    if (!isSwitchedOn(metadata, 'heat stress')) return null;
    const threshold = metadata._heat_index_threshold ?? highTrigger;
    const crews = crewsBySite(copy, user_id, now);
    const known = knownBreaks(copy, changes, user_id);
    const since = now - breakHours * hour;
    const taken = takenBreaks(known, since);
    const sites = forecastsOfSites(copy).filter(
      ({ site }) => location_id === null || site.tag_id === location_id,
    );
    const found: LocationBreaks[] = [];
    for (const { site, forecast } of sites) {
      const crew = crews.get(site.tag_id) ?? { people: [], recordable: [], crew: [] };
      if (crew.crew.length === 0 && crew.people.length === 0) continue;
      const here = known.filter((each) => each.location_id === site.tag_id);
      const open = takenBreaks(here, since).filter(({ end }) => end === null);
      const rules = sitePacks(copy).get(site.tag_id) ?? null;
      found.push(await locationOf(site, forecast, { ...crew, taken, open, threshold, rules, now }));
    }
    return found;
  },
});

interface KnownCrew extends Pick<LocationBreaks, 'recordable' | 'crew'> {
  people: PlannedPerson[];
}

interface Known extends KnownCrew {
  taken: TakenBreak[];
  open: TakenBreak[];
  threshold: number;
  rules: SitePacks | null;
  now: number;
}

async function locationOf(
  site: WeatherSite,
  forecast: SiteForecast | null,
  { people, recordable, crew, taken, open, threshold, rules, now }: Known,
): Promise<LocationBreaks> {
  const { tag_id: location_id, name, lat, lon } = site;
  const place = { lat, lon };
  const days =
    forecast === null ? [] : [...forecast.earlier, ...forecast.answer.forecast.forecastday];
  const planned = { place, days, threshold, rules };
  const kinds = kindsOf(people);
  const hours = people.length === 0 ? [] : hoursOfShifts(planned, people, now);
  await prepareAdvice(advice, { place, hours, kinds }, nextTask);
  const current = hours.find(({ time_epoch }) => isIn(time_epoch * 1000, now));
  const ids = new Set(people.map((person) => person.user_id));
  return {
    ...{ location_id, name, recordable, crew, open, zone: forecast?.zone ?? null },
    assumes_heat_wave: assumesHeatWave(rules),
    people: people.map(({ user_id, shift, kinds: own }) => ({
      ...{ user_id, shift, plan: planKey(own) },
    })),
    plans: people.length === 0 ? [] : [...restPlans(planned, people, { hours, advice })],
    breaks: taken.filter(({ user_ids }) => user_ids.some((id) => ids.has(id) || crew.includes(id))),
    conditions: conditionsOf(
      current ?? null,
      current === undefined ? null : cautiousAdvice(place, current, { kinds, advice }),
    ),
  };
}

/** Whether a rule of a location about rest or a stop is only for heat waves. */
function assumesHeatWave(rules: SitePacks | null): boolean {
  const duties = rules?.packs.flatMap(({ pack }) => pack.duties) ?? [];
  return duties.some(
    ({ kind, heat_wave }) => heat_wave && (kind === 'rest' || kind === 'stop_work'),
  );
}

/** Other reads of the worker go on between two hours. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function isIn(start: number, time: number): boolean {
  return start <= time && time < start + hour;
}

function conditionsOf(
  weather: WeatherHour | null,
  found: ReturnType<typeof cautiousAdvice>,
): Conditions {
  const index = weather?.heatindex_c ?? Number.NaN;
  const heat_index = Number.isFinite(index) ? rounded(index) : null;
  return {
    wbgt: found === null ? null : rounded(found.wbgt),
    heat_index,
    level: heat_index === null ? null : heatBands.indexOf(heatBand(heat_index, 'C')) + 1,
    work_minutes: found?.work_minutes ?? null,
    rest_minutes: found?.rest_minutes ?? null,
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The people of each location, with their shift if they are on one. */
function crewsBySite(copy: Copy, viewer_id: string, now: number): Map<string, KnownCrew> {
  const hasRosters = isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'roster');
  const shifts = hasRosters
    ? currentShifts(activeRosters(copy), activeLeaves(copy), now)
    : new Map<string, never>();
  const viewer = viewerOf(copy, viewer_id);
  const tags = tagsById(copy);
  const crews = new Map<string, KnownCrew>();
  for (const person of peopleById(copy).values()) {
    if (!isWorker(person)) continue;
    const { user_id, tag_ids, metadata } = person;
    const own = tag_ids.flatMap((tag_id) => tags.get(tag_id) ?? []);
    const mayRecord = canMeasurePerson(viewer, person);
    const shift = shifts.get(user_id);
    for (const { tag_id, type } of own) {
      if (type !== 'location') continue;
      const crew = crews.get(tag_id) ?? { people: [], recordable: [], crew: [] };
      crews.set(tag_id, crew);
      if (mayRecord) crew.crew.push(user_id);
      if (shift === undefined) continue;
      const jobs: JobFactors[] = own.flatMap((tag) =>
        tag.type === 'job' && tag.active && !tag.is_hidden ? [factorsOf(tag.metadata)] : [],
      );
      crew.people.push({ user_id, shift, kinds: workKinds(jobs, isNewToHeat(metadata, now)) });
      if (mayRecord) crew.recordable.push(user_id);
    }
  }
  return crews;
}
