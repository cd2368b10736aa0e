import type { CurrentWeather, WeatherAnswer } from '#weather/contract';

const hour = 3600;

/**
 * The weather at a time in milliseconds: of its hour, or an observation within that hour; null if
 * the answer does not cover it, so that old weather is never shown as current.
 */
export function weatherAt(
  { current, forecast }: WeatherAnswer,
  time: number,
): CurrentWeather | null {
  const seconds = time / 1000;
  const holds = (start: number) => start <= seconds && seconds < start + hour;
  if (current !== null && holds(current.last_updated_epoch)) return current;
  for (const { hour: hours } of forecast.forecastday) {
    const found = hours.find(({ time_epoch }) => holds(time_epoch));
    if (found === undefined) continue;
    const { time: last_updated, time_epoch: last_updated_epoch, ...moment } = found;
    return { ...moment, last_updated, last_updated_epoch };
  }
  return null;
}
