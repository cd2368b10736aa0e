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

/** The hour of a day with the highest heat index, of equal ones the first; null where the day is not told. */
export function worstMoment(days: readonly WeatherDay[], date: string): SiteMoment | null {
  const hours = days.find((day) => day.date === date)?.hour ?? [];
  const [first] = hours;
  if (first === undefined) return null;
  const worst = hours.reduce(
    (one, hour) => (hour.heatindex_c > one.heatindex_c ? hour : one),
    first,
  );
  return siteMoment(worst, worst.time);
}

/** The highest risk of jobs in the weather of a moment; null where none has one. */
export function highestRisk(hazards: readonly number[], moment: SiteMoment | null): number | null {
  if (moment === null) return null;
  const { heat_index, wind_kph } = moment;
  const risks = hazards.map((hazard) => riskOf({ hazard, heat_index, wind_kph }));
  const known = risks.filter((risk) => risk !== null);
  return known.length === 0 ? null : Math.max(...known);
}
