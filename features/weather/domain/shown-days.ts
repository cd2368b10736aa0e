import { mostForecastDays } from '#weather/contract';
import type { WeatherDay } from '#weather/contract';
import { dayAfter } from './days.ts';
import type { Days } from './days.ts';

/** Days after today that can be picked, and days before it. */
export const pickerAhead = 3;
export const pickerBack = 7;

/** Days after today of live weather. */
export const defaultDays = 14;

/** Range of the day picker. */
export function pickerDays(today: string): Days {
  return { from: dayAfter(today, -pickerBack), to: dayAfter(today, pickerAhead) };
}

/** The days of live weather. */
export function liveDays(today: string): Days {
  return { from: today, to: dayAfter(today, defaultDays) };
}

/** Sources of the weather of some days: past days from history, the rest from the forecast. */
export interface WeatherSources {
  readonly history: Days | null;
  readonly forecast: Days | null;
}

/**
 * Where the weather of some days is requested; nowhere if they begin more than 14 days after today.
 */
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

/** The known days of a range. */
export function daysWithin(days: readonly WeatherDay[], span: Days | null): WeatherDay[] {
  if (span === null) return [];
  return days.filter(({ date, hour }) => span.from <= date && date <= span.to && hour.length > 0);
}
