import type { WeatherDay } from '#weather/contract';
import { riskOf } from '../risk/risk.ts';

/** The weather of a location that its place on the map stands on. */
export interface SiteMoment {
  /** Of the location's own time: '2026-11-23 14:00'. */
  readonly time: string;
  /** Degrees Celsius. */
  readonly air: number;
  readonly heat_index: number;
  readonly wind_kph: number;
}

/** What a weather answer says of an hour or of now. */
interface ToldMoment {
  readonly temp_c: number;
  readonly heatindex_c: number;
  readonly wind_kph: number;
}

/** A moment as it was told, at a time of the location's own. */
export function siteMoment(
  { temp_c, heatindex_c, wind_kph }: ToldMoment,
  time: string,
): SiteMoment {
  return { time, air: temp_c, heat_index: heatindex_c, wind_kph };
}

/** The hours of a day, in their order; none where the day is not told. */
export function dayMoments(days: readonly WeatherDay[], date: string): SiteMoment[] {
  const hours = days.find((day) => day.date === date)?.hour ?? [];
  return hours.map((hour) => siteMoment(hour, hour.time));
}

/** The moment with the highest heat index, of equal ones the first; null where there is none. */
export function worstMoment(moments: readonly SiteMoment[]): SiteMoment | null {
  const [first, ...others] = moments;
  if (first === undefined) return null;
  return others.reduce((one, other) => (other.heat_index > one.heat_index ? other : one), first);
}

/**
 * The highest risk of jobs in any of some moments; null where none has one. A day's may lie in another
 * hour than its highest heat index: in one with less wind.
 */
export function highestRisk(
  hazards: readonly number[],
  moments: readonly SiteMoment[],
): number | null {
  const risks = moments.flatMap(({ heat_index, wind_kph }) =>
    hazards.map((hazard) => riskOf({ hazard, heat_index, wind_kph })),
  );
  const known = risks.filter((risk) => risk !== null);
  return known.length === 0 ? null : Math.max(...known);
}
