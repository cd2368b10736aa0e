import { ledgerTables, workersOnDay } from '#acclimatisation/offline';
import type { WorkerOnDay } from '#acclimatisation/offline';
import {
  createAdviceCache,
  isNewToHeat,
  prepareAdvice,
  ruledSituation,
  workKinds,
} from '#breaks/domain';
import type { WorkKind } from '#breaks/domain';
import { watchedSites } from '#heat-waves/offline';
import type { WatchedSite } from '#heat-waves/offline';
import { siteJobsAt } from '#heat/offline';
import { factorsOf } from '#jobs/domain';
import { newestValue } from '#measurements/offline';
import { hoursWithin, shiftSupplies, spanOf } from '#morning-sheets/domain';
import type { ShiftSupplies, Span, SupplyHour } from '#morning-sheets/domain';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { askedCooling, hourRules } from '#rule-packs/domain';
import type { SitePacks } from '#rule-packs/domain';
import { packStands, sitePacks } from '#rule-packs/offline';
import type { Coordinates, JobFactors } from '#tags/contract';
import { tagsById } from '#tags/offline';
import type { WeatherHour } from '#weather/contract';

/** A shift at a location, and what its people need. */
export interface PlannedShift extends Span {
  readonly supplies: ShiftSupplies;
}

/** The shifts at a location on a day. */
export interface SiteSupplies {
  readonly name: string;
  /** Of the location; null without a forecast. */
  readonly zone: string | null;
  /** When the forecast was read, in milliseconds since 1970; null without one. */
  readonly fetched_time: number | null;
  readonly is_simulated: boolean;
  /** By their beginning. */
  readonly shifts: readonly PlannedShift[];
}

/** Why there is nothing to show. */
export type NoSupplies = 'no_rosters' | 'no_location' | 'no_date';

interface Params {
  location_id: string;
  /** '2026-11-23' */
  date: string;
  zone: string;
}

const advice = createAdviceCache();

/** What the shifts of a location need on a day, of the people that the viewer sees; also offline. */
export const siteSupplies = defineRead({
  name: 'morning_sheets.supplies',
  tables: [
    ...new Set([
      ...ledgerTables,
      ...packStands,
      ...watchedSites.tables,
      ...(['tags', 'organisations', 'measurements'] as const),
    ]),
  ],
  async run(
    copy,
    { location_id, date, zone }: Params,
    context,
  ): Promise<SiteSupplies | NoSupplies> {
    const { now } = context;
    if (!isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'roster')) return 'no_rosters';
    const location = tagsById(copy).get(location_id);
    if (location?.active !== true || location.type !== 'location') return 'no_location';
    const found = workersOnDay(copy, { site: location_id, date, zone }, now);
    if (found === null) return 'no_date';
    const site = siteJobsAt(copy, location_id, now);
    const rules = sitePacks(copy).get(location_id) ?? null;
    const watched = asksInHeatWaves(rules) ? await watchedSites.run(copy, {}, context) : [];
    const known: KnownSite = {
      place: site === null ? null : { lat: site.lat, lon: site.lon },
      hours: site?.days.flatMap((day) => day.hour) ?? [],
      ...{ rules, watch: watched.find(({ tag_id }) => tag_id === location_id) },
    };
    const shifts: PlannedShift[] = [];
    for (const [span, workers] of byShift(found)) {
      const planned = [];
      for (const worker of workers) {
        const jobs = jobsOf(copy, worker, now);
        const kinds = workKinds(
          jobs.map(({ factors }) => factors),
          isNewToHeat(worker.person.metadata, now),
        );
        const hours = await hoursOf(known, span, kinds);
        const job_id = hardestJob(known, span, jobs);
        const sodium = newestValue(copy, worker.person.user_id, 'sweat');
        planned.push({ job_id, hours, sodium });
      }
      shifts.push({ ...span, supplies: shiftSupplies(planned) });
    }
    return {
      ...{ name: location.name, zone: site?.zone ?? null },
      ...{ fetched_time: site?.fetched_time ?? null, is_simulated: site?.is_simulated ?? false },
      shifts: shifts.sort((one, other) => one.start - other.start || one.end - other.end),
    };
  },
});

interface KnownSite {
  /** Null if the location has no coordinates. */
  place: Coordinates | null;
  hours: readonly WeatherHour[];
  rules: SitePacks | null;
  /** Undefined if nothing is known about heat waves here, or if no rule asks. */
  watch: WatchedSite | undefined;
}

/** Whether a rule about water depends on heat waves. */
function asksInHeatWaves(rules: SitePacks | null): boolean {
  const duties = rules?.packs.flatMap(({ pack }) => pack.duties) ?? [];
  return duties.some(({ kind, heat_wave }) => kind === 'water' && heat_wave);
}

/** Whether a day is a heat wave; null if it is not known. */
function isHeatWave({ watch }: KnownSite, date: string): boolean | null {
  if (watch === undefined || watch.unknown.includes(date)) return null;
  return watch.waves.some((wave) => wave.date === date);
}

/** People whose shifts begin and end together. */
function byShift(workers: readonly WorkerOnDay[]): [Span, WorkerOnDay[]][] {
  const shifts = new Map<string, [Span, WorkerOnDay[]]>();
  for (const worker of workers) {
    const { plan } = worker.day;
    const span = plan === null ? null : spanOf([plan]);
    if (span === null) continue;
    const key = `${String(span.start)} ${String(span.end)}`;
    shifts.set(key, [span, [...(shifts.get(key)?.[1] ?? []), worker]]);
  }
  return [...shifts.values()];
}

/** A job of somebody, with the kind of work that it is for them. */
interface OwnJob {
  readonly job_id: string;
  readonly factors: JobFactors;
  readonly kinds: readonly WorkKind[];
}

function jobsOf(copy: Copy, { person }: WorkerOnDay, now: number): OwnJob[] {
  const tags = tagsById(copy);
  const isNew = isNewToHeat(person.metadata, now);
  return person.tag_ids.flatMap((job_id) => {
    const tag = tags.get(job_id);
    if (tag?.type !== 'job' || !tag.active || tag.is_hidden) return [];
    const factors = factorsOf(tag.metadata);
    return [{ job_id, factors, kinds: workKinds([factors], isNew) }];
  });
}

/** The job in which somebody loses the most in a shift, of equal ones the first; null without one. */
function hardestJob(
  { place, hours }: KnownSite,
  span: Span,
  jobs: readonly OwnJob[],
): string | null {
  const own = place === null ? [] : weatherWithin(hours, span);
  const losses = jobs.map(({ job_id, kinds }) => {
    const found = own.flatMap((weather) =>
      kinds.map((kind) => (place && advice.get(weather, place, kind)?.water.loss) ?? 0),
    );
    return { job_id, loss: found.reduce((all, each) => all + each, 0) };
  });
  return losses.toSorted((one, other) => other.loss - one.loss)[0]?.job_id ?? null;
}

function weatherWithin(hours: readonly WeatherHour[], span: Span): WeatherHour[] {
  return hoursWithin(
    hours.map((weather) => ({ weather })),
    span,
  ).map(({ weather }) => weather);
}

const hour = 3_600_000;

/** The hours of a shift; those that the forecast does not reach are not known. */
async function hoursOf(
  site: KnownSite,
  span: Span,
  kinds: readonly WorkKind[],
): Promise<SupplyHour[]> {
  const { place, hours, rules } = site;
  const length = (span.end - span.start) / hour;
  if (place === null) return [unknownHour(length)];
  const own = weatherWithin(hours, span);
  await prepareAdvice(advice, { place, hours: own, kinds }, nextTask);
  const known = own.map((weather): SupplyHour => {
    const start = weather.time_epoch * 1000;
    const heat_wave = isHeatWave(site, weather.time.slice(0, 10));
    const part = (Math.min(start + hour, span.end) - Math.max(start, span.start)) / hour;
    const asked = (kinds.length === 0 ? [null] : kinds).map((kind) => {
      if (rules === null) return { water: null, cool: null };
      const situation = ruledSituation(rules, { weather, place, kind, advice, heat_wave });
      return {
        water: hourRules(rules, situation).water,
        cool: askedCooling(rules, situation),
      };
    });
    const losses = kinds.flatMap((kind) => advice.get(weather, place, kind)?.water.loss ?? []);
    const most = <Found>(found: Found[], of: (each: Found) => number): Found | null =>
      found.toSorted((one, other) => of(other) - of(one))[0] ?? null;
    return {
      part,
      // Somebody who may do several jobs needs the most of them.
      loss: losses.length === 0 ? null : Math.max(...losses),
      water: most(
        asked.flatMap(({ water }) => water ?? []),
        ({ litres }) => litres,
      ),
      cool: most(
        asked.flatMap(({ cool }) => cool ?? []),
        ({ warmest_f }) => -warmest_f,
      ),
      air_c: Number.isFinite(weather.temp_c) ? weather.temp_c : null,
    };
  });
  const missing = length - known.reduce((all, { part }) => all + part, 0);
  return missing > 0.001 ? [...known, unknownHour(missing)] : known;
}

function unknownHour(part: number): SupplyHour {
  return { part, loss: null, water: null, cool: null, air_c: null };
}

/** Other reads of the worker go on between two hours. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
