import type { Coordinates } from '#tags/contract';
import type { WeatherDay, WeatherHour } from '#weather/contract';
import { sunPosition } from '#weather/domain';
import { forecastHours } from '../hours/forecast-hours.ts';
import { wbgtOfForecast } from '../wbgt/wbgt-of-forecast.ts';
import type { Crew, CrewPlace, CrewWeather, RestPlace } from './crew.ts';
import { bestMinutes, hourAdvice } from './hour-advice.ts';
import type { HourAdvice } from './hour-advice.ts';
import { airConditioned, shadeRadiation } from './rest-place.ts';

/** What the advice for the hours of a crew depends on, beside the weather. */
export interface CrewPlan {
  readonly place: Coordinates;
  readonly crew: Crew;
  readonly rest: RestPlace;
  /** Heat index in degrees Celsius from which the legal minimum of water applies. */
  readonly trigger: number;
}

/** An hour of a forecast with its advice. */
export interface AdvisedHour {
  /** In the site's time: '2026-11-23 14:00'. */
  readonly time: string;
  /** Null if the hour is missing in the forecast. */
  readonly weather: WeatherHour | null;
  /** Null if the work is not assessed, or the hour or its radiation is not known. */
  readonly advice: HourAdvice | null;
  /** The rule pack that stops the work, also where there is no advice; absent without rules. */
  readonly stopped_by?: string | null;
}

/** An hour of a crew's card, with the most work that may be right for some of the crew. */
export interface CardHour extends AdvisedHour {
  readonly best_minutes: number | null;
}

/** The advice for every hour of a forecast, without gaps. */
export function adviceOfHours(days: readonly WeatherDay[], plan: CrewPlan): AdvisedHour[] {
  return forecastHours(days).map(({ time, weather }) => advisedHour(time, weather, plan));
}

/** The advice for one hour of a forecast; null if the work is not assessed or there is no WBGT. */
export function adviceOfHour(hour: WeatherHour, plan: CrewPlan): HourAdvice | null {
  const { place, crew, rest, trigger } = plan;
  return hourAdvice(crewWeather(hour, place, rest), crew, trigger);
}

/** The hours of a crew's day; empty if the forecast has nothing for the day. */
export function crewCard(days: readonly WeatherDay[], date: string, plan: CrewPlan): CardHour[] {
  const hours = forecastHours(days).filter(({ time }) => time.startsWith(date));
  if (hours.every(({ weather }) => weather === null)) return [];
  return hours.map(({ time, weather }) => cardHour(advisedHour(time, weather, plan), plan));
}

/**
 * The hours of a card that are not over; all of them for a day that has not begun.
 *
 * @param now in milliseconds
 */
export function hoursLeft(hours: readonly CardHour[], now: number): readonly CardHour[] {
  const first = hours.findIndex(({ weather }) => weather !== null && endOf(weather) > now);
  return hours.slice(Math.max(first, 0));
}

/**
 * The advice for the current hour and those after it; empty if the forecast does not reach the
 * current one.
 *
 * @param now in milliseconds
 * @param count how many hours
 */
export function crewHours(
  days: readonly WeatherDay[],
  now: number,
  count: number,
  plan: CrewPlan,
): AdvisedHour[] {
  const hours = forecastHours(days);
  const first = hours.findIndex(
    ({ epoch, weather }) => weather !== null && epoch * 1000 <= now && endOf(weather) > now,
  );
  if (first < 0) return [];
  return hours
    .slice(first, first + count)
    .map(({ time, weather }) => advisedHour(time, weather, plan));
}

/** The same hour with the most work that may be right for some of the crew. */
function cardHour(hour: AdvisedHour, { place, crew, rest }: CrewPlan): CardHour {
  const { weather, advice } = hour;
  if (weather === null || advice === null) return { ...hour, best_minutes: null };
  return { ...hour, best_minutes: bestMinutes(crewWeather(weather, place, rest), crew, advice) };
}

/**
 * The day that a card opens on: today while an hour of daylight is left, otherwise tomorrow, or the
 * first day of the forecast.
 *
 * @param days days of the site's time
 * @param now in milliseconds
 * @returns '2026-11-23', or null without a forecast
 */
export function cardDay(
  days: readonly WeatherDay[],
  { today, tomorrow, now }: { today: string; tomorrow: string; now: number },
): string | null {
  const hasDaylight = days
    .filter(({ date }) => date === today)
    .some(({ hour }) => hour.some((one) => one.is_day === 1 && endOf(one) > now));
  const dates = days.map(({ date }) => date).filter((date) => date >= today);
  const wanted = hasDaylight ? today : tomorrow;
  return dates.find((date) => date === wanted) ?? dates[0] ?? null;
}

function advisedHour(time: string, weather: WeatherHour | null, plan: CrewPlan): AdvisedHour {
  if (weather === null) return { time, weather, advice: null };
  return { time, weather, advice: adviceOfHour(weather, plan) };
}

function endOf({ time_epoch }: WeatherHour): number {
  return (time_epoch + 3600) * 1000;
}

/** The height in metres of the wind in forecasts. */
const windHeight = 10;
/** The height of people and of meters. */
const meterHeight = 2;

/**
 * The conditions of an hour of a forecast for a crew that works outdoors. The WBGT is NaN if the
 * service does not provide the radiation of the hour. A meter reading replaces what it measured;
 * without one the correction of the site is added.
 */
export function crewWeather(hour: WeatherHour, place: Coordinates, rest: RestPlace): CrewWeather {
  const { heatindex_c: heat_index, short_rad, wind_kph, time_epoch, measured } = hour;
  const radiation = short_rad ?? Number.NaN;
  const wind = measured?.wind ?? null;
  const open =
    wind === null
      ? { radiation, wind: wind_kph / 3.6, height: windHeight }
      : { radiation, wind, height: meterHeight };
  const model = placeIn(hour, place, open);
  const { sun } = sunPosition(time_epoch * 1000, place.lat, place.lon);
  const diffuse = {
    ...{ radiation: shadeRadiation(radiation, sun), wind: model.wind, height: meterHeight },
  };
  const shade = placeIn(hour, place, diffuse);
  const found =
    measured === undefined
      ? raised({ work: model, shade }, hour.correction ?? 0)
      : withMeasuredWbgt({ work: model, shade }, measured.wbgt);
  return { ...found, rest: rest === 'air-conditioned' ? airConditioned : found.shade, heat_index };
}

/**
 * A measured WBGT replaces that of the work. The shade was not measured: it is as much hotter as the
 * work is, never cooler than the model because of the reading, and never hotter than the sun.
 */
function withMeasuredWbgt(
  { work, shade }: Pick<CrewWeather, 'work' | 'shade'>,
  wbgt: number | null,
): Pick<CrewWeather, 'work' | 'shade'> {
  if (wbgt === null) return { work, shade };
  const hotter = Math.max(0, wbgt - work.wbgt);
  return {
    work: { ...work, wbgt },
    shade: { ...shade, wbgt: Math.min(shade.wbgt + hotter, wbgt) },
  };
}

/** The correction of a site makes sun and shade hotter, never cooler. */
function raised(
  { work, shade }: Pick<CrewWeather, 'work' | 'shade'>,
  kelvin: number,
): Pick<CrewWeather, 'work' | 'shade'> {
  if (kelvin <= 0) return { work, shade };
  return {
    work: { ...work, wbgt: work.wbgt + kelvin },
    shade: { ...shade, wbgt: shade.wbgt + kelvin },
  };
}

interface Exposure {
  readonly radiation: number;
  /** m/s at `height` metres. */
  readonly wind: number;
  readonly height: number;
}

function placeIn(hour: WeatherHour, { lat, lon }: Coordinates, exposure: Exposure): CrewPlace {
  const { time_epoch, temp_c: celsius, humidity, pressure_mb: pressure } = hour;
  const { wbgt, radiant, wind } = wbgtOfForecast({
    ...{ time: time_epoch * 1000, lat, lon, celsius, humidity, pressure, terrain: 'rural' },
    ...exposure,
  });
  return { celsius, radiant, humidity, wind, wbgt };
}
