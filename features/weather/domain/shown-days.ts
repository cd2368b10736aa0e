import { mostForecastDays } from '#weather/contract';
import type { WeatherDay } from '#weather/contract';
import { dayAfter } from './days.ts';
import type { Days } from './days.ts';

/** Days after today that can be picked, and days before it. */
export const pickerAhead = 3;
export const pickerBack = 7;

/** Days after today that live weather reaches. */
export const defaultDays = 14;

/** What can be picked on a day. */
export function pickerDays(today: string): Days {
  return { from: dayAfter(today, -pickerBack), to: dayAfter(today, pickerAhead) };
}

/** The days of live weather. */
export function liveDays(today: string): Days {
  return { from: today, to: dayAfter(today, defaultDays) };
}

/** Where the weather of some days comes from: what is over from history, the rest from the forecast. */
export interface WeatherSources {
  readonly history: Days | null;
  readonly forecast: Days | null;
}

/** Whom the weather of some days is asked of; nobody where it begins more than 14 days after today. */
export function sourcesOf({ from, to }: Days, today: string): WeatherSources {
  const last = dayAfter(today, mostForecastDays);
  const yesterday = dayAfter(today, -1);
  return {
    history: from < today ? { from, to: to < today ? to : yesterday } : null,
    forecast:
      to >= today && from <= last
        ? { from: from < today ? today : from, to: to < last ? to : last }
        : null,
  };
}

/** The days of a span out of those that are known. */
export function daysWithin(days: readonly WeatherDay[], span: Days | null): WeatherDay[] {
  if (span === null) return [];
  return days.filter(({ date, hour }) => span.from <= date && date <= span.to && hour.length > 0);
}
