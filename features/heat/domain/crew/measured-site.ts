import type { Coordinates } from '#tags/contract';
import type {
  CurrentWeather,
  SiteMeasures,
  SiteReading,
  WeatherAnswer,
  WeatherDay,
  WeatherHour,
} from '#weather/contract';
import { answerOfSite, daysOfSite, hoursOfSite, measuredWeatherAt } from '#weather/domain';
import type { WbgtOf } from '#weather/domain';
import { crewWeather } from './crew-card.ts';

/** The days of a site, with its readings in place of the model, and its corrections. */
export function measuredDays(
  days: readonly WeatherDay[],
  measures: SiteMeasures,
  place: Coordinates,
): readonly WeatherDay[] {
  return daysOfSite(days, measures, wbgtAt(place));
}

/** The same of hours. */
export function measuredHours(
  hours: readonly WeatherHour[],
  measures: SiteMeasures,
  place: Coordinates,
): WeatherHour[] {
  return hoursOfSite(hours, measures, wbgtAt(place));
}

/** The weather of a site, with its readings in place of the model, and its corrections. */
export function measuredAnswer(
  answer: WeatherAnswer,
  measures: SiteMeasures,
  place: Coordinates,
): WeatherAnswer {
  return answerOfSite(answer, measures, wbgtAt(place));
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
