import { zonedParts } from '#packages/kit';
import type { CurrentWeather, SiteReading, WeatherAnswer, WeatherHour } from '#weather/contract';
import { measuredMoment, withReadingOf } from './with-readings.ts';
import type { WbgtOf } from './with-readings.ts';

const hour = 3600;

/**
 * The weather at a time in milliseconds: of its hour, or an observation within that hour; null if
 * the answer does not cover it, so that old weather is never shown as current. An observation has
 * the reading of the hour of the time, which may be newer than the observation.
 */
export function weatherAt(
  { current, forecast }: WeatherAnswer,
  time: number,
): CurrentWeather | null {
  const own = hourAt({ forecast }, time);
  if (current !== null && isWithin(current.last_updated_epoch, time)) {
    return own === undefined ? current : withReadingOf(current, own);
  }
  if (own === undefined) return null;
  const { time: last_updated, time_epoch: last_updated_epoch, ...moment } = own;
  return { ...moment, last_updated, last_updated_epoch };
}

/**
 * The weather at a time, with the reading of its hour. The answer, without readings, may be an
 * observation alone.
 */
export function measuredWeatherAt(
  answer: WeatherAnswer,
  readings: readonly SiteReading[],
  { time, wbgtOf }: { time: number; wbgtOf: WbgtOf },
): CurrentWeather | null {
  const found = weatherAt(answer, time);
  const own = hourAt(answer, time);
  const start = own === undefined ? localHour(answer, time) : own.time_epoch * 1000;
  return found && measuredMoment(found, readings, { start, wbgtOf });
}

function hourAt(
  { forecast }: Pick<WeatherAnswer, 'forecast'>,
  time: number,
): WeatherHour | undefined {
  return forecast.forecastday
    .flatMap((day) => day.hour)
    .find(({ time_epoch }) => isWithin(time_epoch, time));
}

/** Whether a time in milliseconds is within the hour from a start in seconds. */
function isWithin(start: number, time: number): boolean {
  return start * 1000 <= time && time < (start + hour) * 1000;
}

/** The begin of the hour on the clocks of a place: in some zones it is not that of UTC. */
function localHour({ location }: Pick<WeatherAnswer, 'location'>, time: number): number {
  const { minute } = zonedParts(time, location?.tz_id ?? 'UTC');
  return (Math.floor(time / 60_000) - Number(minute)) * 60_000;
}
