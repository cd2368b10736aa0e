import type { Coordinates } from '#tags/contract';
import type {
  CurrentWeather,
  SiteReading,
  WeatherAnswer,
  WeatherDay,
  WeatherHour,
} from '#weather/contract';
import { daysWithReadings, measuredWeatherAt, withReadings } from '#weather/domain';
import type { WbgtOf } from '#weather/domain';
import { crewWeather } from './crew-card.ts';

/** The days of a site, with its readings in place of the model in the hours that they replace. */
export function measuredDays(
  days: readonly WeatherDay[],
  readings: readonly SiteReading[],
  place: Coordinates,
): readonly WeatherDay[] {
  return daysWithReadings(days, readings, wbgtAt(place));
}

/** The weather of a site, with its readings in place of the model in the hours that they replace. */
export function measuredAnswer(
  answer: WeatherAnswer,
  readings: readonly SiteReading[],
  place: Coordinates,
): WeatherAnswer {
  return withReadings(answer, readings, wbgtAt(place));
}

/** The weather of a site at a time, with the reading of its hour; null if the answer has none. */
export function measuredNow(
  answer: WeatherAnswer,
  readings: readonly SiteReading[],
  { time, place }: { time: number; place: Coordinates },
): CurrentWeather | null {
  return measuredWeatherAt(answer, readings, { time, wbgtOf: wbgtAt(place) });
}

/** The WBGT of an hour in the open, in degrees Celsius; NaN if it is not known. */
export function openWbgt(hour: WeatherHour, place: Coordinates): number {
  return crewWeather(hour, place, 'shade').work.wbgt;
}

function wbgtAt(place: Coordinates): WbgtOf {
  return (moment) => openWbgt(hourOf(moment), place);
}

function hourOf(moment: WeatherHour | CurrentWeather): WeatherHour {
  if ('time_epoch' in moment) return moment;
  const { last_updated: time, last_updated_epoch: time_epoch } = moment;
  return { ...moment, time, time_epoch };
}
