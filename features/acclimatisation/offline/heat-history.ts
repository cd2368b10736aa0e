import { seriesOf } from '#acclimatisation/domain';
import type { HeatSeries } from '#acclimatisation/domain';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { defineRowTable } from '#packages/sync/offline';
import type { Copy, FetchedTable, WantedRow } from '#packages/sync/offline';
import { peopleById } from '#people/offline';
import { activeRosters } from '#rosters/offline';
import { weatherAnswer, weatherHistory } from '#weather/contract';
import { dayAt, roughly } from '#weather/domain';
import { modelForecastsOfSites } from '#weather/offline';
import type { WeatherSite } from '#weather/offline';

const day = 24 * 3_600_000;
/** Days of a row; a request of the history may have 31. */
const blockDays = 28;
/** The current block, and two whole ones before it: at least 56 days. */
const blocks = 3;
/** Milliseconds until it is requested again after an empty answer. */
const pause = 60 * 60_000;

/** The past heat at a place for a block of days. */
type PastHeat = Readonly<{
  /** Key of the place, see `placeId`, and number of the block. */
  id: string;
  place: string;
  /** The last day in it; empty while every answer was empty. */
  until: string;
  /** When this device last requested it. */
  asked_time: number;
  /** Time of the answer, in milliseconds; null for an empty one. */
  fetched_time: number | null;
  is_simulated: boolean;
  heat: HeatSeries | null;
}>;

export const historyTables = [defineRowTable('heat_history', 'id')];

/**
 * The past heat at the locations of people in rosters. Blocks begin at fixed days, so that a whole one is
 * requested once and the current one once a day.
 */
export const heatHistory: FetchedTable = {
  table: 'heat_history',
  wanted: (copy, now) =>
    workedSites(copy).flatMap(({ site, zone }) => blocksOf(site, dayAt(zone, now, -1))),
};

/** The stored heat of a place. */
export function pastHeat(copy: Copy, place: string): readonly PastHeat[] {
  const rows = copy.rows<PastHeat>('heat_history').values();
  return [...rows].filter((row) => row.place === place);
}

/** The locations of people in rosters, one for each place, while heat stress and rosters are in use. */
function workedSites(copy: Copy) {
  const metadata = ownOrganisation(copy)?.metadata ?? {};
  if (!isSwitchedOn(metadata, 'heat stress') || !isSwitchedOn(metadata, 'roster')) return [];
  const people = new Set(activeRosters(copy).flatMap(({ user_ids }) => user_ids));
  const tags = new Set(
    [...people].flatMap((user_id) => peopleById(copy).get(user_id)?.tag_ids ?? []),
  );
  const worked = modelForecastsOfSites(copy)
    .filter(({ site }) => tags.has(site.tag_id))
    .map(({ site, forecast }) => ({ site, zone: forecast?.zone ?? 'UTC' }));
  return [...new Map(worked.map((each) => [each.site.place, each])).values()];
}

/** The blocks of a place, the newest first. */
function blocksOf(site: WeatherSite, yesterday: string): WantedRow[] {
  const current = Math.floor(Date.parse(yesterday) / day / blockDays);
  return Array.from({ length: blocks }, (_, back): WantedRow => {
    const number = current - back;
    const from = dateOf(number * blockDays);
    const last = dateOf((number + 1) * blockDays - 1);
    const until = last < yesterday ? last : yesterday;
    const id = `${site.place} ${String(number)}`;
    return {
      ...{ id, path: pathOf(site, from, until) },
      isDue: (stored, now) => isDue(stored as PastHeat | undefined, until, now),
      rowOf: (data, stored, now) => ({
        ...(heatOf(data, until) ?? (stored as PastHeat | undefined) ?? nothing),
        ...{ id, place: site.place, asked_time: now },
      }),
    };
  });
}

function isDue(stored: PastHeat | undefined, until: string, now: number): boolean {
  if (stored === undefined) return true;
  // The device's clock may have been set back.
  return stored.until < until && Math.abs(now - stored.asked_time) >= pause;
}

const nothing = { until: '', fetched_time: null, is_simulated: false, heat: null } as const;

/** The heat of an answer; null for an empty one. */
function heatOf(data: unknown, until: string) {
  const answer = weatherAnswer.safeParse(data).data;
  const fetched_time = answer?.source.fetched_time ?? null;
  if (answer === undefined || fetched_time === null) return null;
  const heat = seriesOf(answer.forecast.forecastday.flatMap(({ hour }) => hour));
  return { until, fetched_time, is_simulated: answer.source.is_simulated, heat };
}

function pathOf(site: WeatherSite, from: string, until: string): string {
  const { lat, lon } = roughly(site);
  const query = new URLSearchParams({
    ...{ lat: String(lat), lon: String(lon) },
    ...{ dt: from, end_dt: until },
  });
  return `${weatherHistory.path}?${query.toString()}`;
}

function dateOf(dayNumber: number): string {
  return new Date(dayNumber * day).toISOString().slice(0, 10);
}
