import type { SiteJobs } from '#heat/offline';
import { hoursWithin, peakHour, spanOf } from '#morning-sheets/domain';
import type { Span } from '#morning-sheets/domain';
import type { MorningWorker } from '#morning-sheets/offline';
import type { WeatherHour } from '#weather/contract';
import { morningTexts } from './morning-texts.ts';

/** The time of some people's shifts, and its hottest hour. */
export interface ShiftWeather {
  /** Null without people. */
  span: Span | null;
  /** Null if no hour of it is in the forecast. */
  peak: WeatherHour | null;
}

/** The hottest hour of some people's shifts; without shifts that of the date. */
export function shiftWeather(
  { days }: Pick<SiteJobs, 'days'>,
  workers: readonly Pick<MorningWorker, 'plan'>[],
  date: string,
): ShiftWeather {
  const span = spanOf(workers.map(({ plan }) => plan));
  const hours = days.flatMap(({ hour }) => hour).map((weather) => ({ weather }));
  const own =
    span === null
      ? hours.filter(({ weather }) => weather.time.startsWith(date))
      : hoursWithin(hours, span);
  return { span, peak: peakHour(own) };
}

/** Why there is no weather of a shift: it is over, or its forecast has not arrived. */
export function missingText(span: Span | null, now: number): string {
  return span !== null && span.end <= now ? morningTexts.shiftOver : morningTexts.noWeather;
}
