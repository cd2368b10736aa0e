import type { DayHigh } from '#heat-waves/domain';
import { heatWaveRule } from '#heat-waves/domain';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { defineRowTable } from '#packages/sync/offline';
import type { Copy, FetchedTable } from '#packages/sync/offline';
import { weatherAnswer, weatherHistory } from '#weather/contract';
import type { WeatherDay } from '#weather/contract';
import { dayAfter, dayAt, roughly } from '#weather/domain';
import { modelForecastsOfSites } from '#weather/offline';

/** Days before today: those of an observation, and those before its heat wave. */
const daysBack = heatWaveRule.observedDays + heatWaveRule.daysBefore;
/** Milliseconds until it is requested again after an empty answer. */
const pause = 60 * 60_000;

/** The highs of the last days at a place. */
type PastHighs = Readonly<{
  /** Key of the place, see `placeId`. */
  id: string;
  /** The last day in it; empty while every answer was empty. */
  until: string;
  /** When this device last requested it. */
  asked_time: number;
  highs: readonly DayHigh[];
}>;

export const highTables = [defineRowTable('past_highs', 'id')];

/** The highs of the last days at all sites, requested once a day. */
export const pastHighs: FetchedTable = {
  table: 'past_highs',
  wanted: (copy, now) =>
    watchedPlaces(copy).map(({ site, zone }) => {
      const yesterday = dayAt(zone, now, -1);
      return {
        id: site.place,
        path: pathOf(site, yesterday),
        isDue: (stored, time) => isDue(stored as PastHighs | undefined, yesterday, time),
        rowOf: (data, stored, time) => ({
          ...(highsOf(data, yesterday) ?? (stored as PastHighs | undefined) ?? nothing),
          ...{ id: site.place, asked_time: time },
        }),
      };
    }),
};

/** The stored highs of a place; null before the first answer. */
export function storedHighs(copy: Copy, place: string): readonly DayHigh[] | null {
  return copy.rows<PastHighs>('past_highs').get(place)?.highs ?? null;
}

/** The highs of the days whose hours are known. */
export function highsOfDays(days: readonly WeatherDay[]): DayHigh[] {
  return days
    .filter(({ hour }) => hour.length > 0)
    .map(({ date, day }) => ({ date, high_c: day.maxtemp_c }));
}

function watchedPlaces(copy: Copy) {
  if (!isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'heat stress')) return [];
  const all = modelForecastsOfSites(copy).map(({ site, forecast }) => ({
    ...{ site, zone: forecast?.zone ?? 'UTC' },
  }));
  return [...new Map(all.map((each) => [each.site.place, each])).values()];
}

function isDue(stored: PastHighs | undefined, yesterday: string, now: number): boolean {
  if (stored === undefined) return true;
  // The device's clock may have been set back.
  return stored.until < yesterday && Math.abs(now - stored.asked_time) >= pause;
}

const nothing = { until: '', highs: [] } as const;

/** The highs of an answer; null for an empty one. */
function highsOf(data: unknown, until: string) {
  const answer = weatherAnswer.safeParse(data).data;
  if (answer === undefined || answer.source.fetched_time === null) return null;
  return { until, highs: highsOfDays(answer.forecast.forecastday) };
}

function pathOf(site: { lat: number; lon: number }, yesterday: string): string {
  const { lat, lon } = roughly(site);
  const query = new URLSearchParams({
    ...{ lat: String(lat), lon: String(lon) },
    ...{ dt: dayAfter(yesterday, 1 - daysBack), end_dt: yesterday },
  });
  return `${weatherHistory.path}?${query.toString()}`;
}
