import type { CurrentWeather, SiteReading, WeatherAnswer } from '#weather/contract';
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
  const seconds = time / 1000;
  const holds = (start: number) => start <= seconds && seconds < start + hour;
  const own = forecast.forecastday
    .flatMap((day) => day.hour)
    .find(({ time_epoch }) => holds(time_epoch));
  if (current !== null && holds(current.last_updated_epoch)) {
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
  const start = Math.floor(time / 1000 / hour) * hour * 1000;
  return found && measuredMoment(found, readings, { start, wbgtOf });
}
