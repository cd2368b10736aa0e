import type { WeatherDay } from '#weather/contract';
import { riskOf } from '../risk/risk.ts';

/** The weather of a location as the map shows it. */
export interface SiteMoment {
  /** In the location's time: '2026-11-23 14:00'. */
  readonly time: string;
  /** Degrees Celsius. */
  readonly air: number;
  readonly heat_index: number;
  readonly wind_kph: number;
}

/** The weather of an hour or of now. */
interface ToldMoment {
  readonly temp_c: number;
  readonly heatindex_c: number;
  readonly wind_kph: number;
}

/** The moment of a weather answer, at a local time. */
export function siteMoment(
  { temp_c, heatindex_c, wind_kph }: ToldMoment,
  time: string,
): SiteMoment {
  return { time, air: temp_c, heat_index: heatindex_c, wind_kph };
}

/** The hours of a day, in order; empty if the day is missing. */
export function dayMoments(days: readonly WeatherDay[], date: string): SiteMoment[] {
  const hours = days.find((day) => day.date === date)?.hour ?? [];
  return hours.map((hour) => siteMoment(hour, hour.time));
}

/** The moment with the highest heat index, of equal ones the first; null if there is none. */
export function worstMoment(moments: readonly SiteMoment[]): SiteMoment | null {
  const [first, ...others] = moments;
  if (first === undefined) return null;
  return others.reduce((one, other) => (other.heat_index > one.heat_index ? other : one), first);
}

/**
 * The highest risk of jobs in any of the moments; null if there is none. It may be in another hour
 * than the highest heat index, in one with less wind.
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
