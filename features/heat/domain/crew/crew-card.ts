import type { Coordinates } from '#tags/contract';
import type { WeatherDay, WeatherHour } from '#weather/contract';
import { toldHours } from '../hours/told-hours.ts';
import { wbgtOfForecast } from '../wbgt/wbgt-of-forecast.ts';
import type { ForecastWbgt } from '../wbgt/wbgt-of-forecast.ts';
import { crewHour } from './crew-hour.ts';
import type { Crew, CrewHour } from './crew-hour.ts';

/** One hour of a crew's card. */
export interface CardHour {
  /** Of the site's own time: '2026-11-23 14:00'. */
  readonly time: string;
  /** Null where the work is not assessed, or the service does not tell the hour, or not its radiation. */
  readonly hour: CrewHour | null;
}

/** The height in metres of the wind that weather services tell. */
const windHeight = 10;

/**
 * The hours of a day of a crew that works in the open and rests in the shade, where no sun comes; none of
 * a day of which nothing is told.
 *
 * @param days the forecast around the day
 * @param date '2026-11-23'
 */
export function crewCard(
  days: readonly WeatherDay[],
  date: string,
  place: Coordinates,
  crew: Crew,
): CardHour[] {
  const hours = toldHours(days).filter(({ time }) => time.startsWith(date));
  if (hours.every(({ told }) => told === null)) return [];
  return hours.map(({ time, told }) => ({ time, hour: told && hourIn(told, place, crew) }));
}

function hourIn(told: WeatherHour, place: Coordinates, crew: Crew): CrewHour | null {
  const { wbgt, radiant, wind } = wbgtIn(told, place, told.short_rad ?? Number.NaN);
  const { wbgt: wbgt_at_rest } = wbgtIn(told, place, 0);
  const { temp_c: celsius, humidity } = told;
  return crewHour({ celsius, radiant, humidity, wind, wbgt, wbgt_at_rest }, crew);
}

function wbgtIn(told: WeatherHour, { lat, lon }: Coordinates, radiation: number): ForecastWbgt {
  const { time_epoch, temp_c: celsius, humidity, pressure_mb: pressure, wind_kph } = told;
  return wbgtOfForecast({
    ...{ time: time_epoch * 1000, lat, lon, celsius, humidity, pressure, radiation },
    ...{ wind: wind_kph / 3.6, height: windHeight, terrain: 'rural' },
  });
}
