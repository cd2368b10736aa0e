import { useNow, useZone } from '#packages/ui';
import type { WeatherAnswer } from '#weather/contract';
import { dayAt, daysWithin, liveDays, pickerDays, sourcesOf } from '#weather/domain';
import type { Days } from '#weather/domain';
import type { ChosenPlace } from './use-chosen-place.ts';
import { useForecast, useHistory } from './use-forecast.ts';

export type ShownWeather = ReturnType<typeof useShownWeather>;

/** The chosen days: live, or by date; by default the whole range of the picker. */
export interface DayChoice {
  readonly isByDate: boolean;
  readonly picked: Days | null;
}

/** The days of a place, history and forecast combined. */
export function useShownWeather(place: ChosenPlace | null, { isByDate, picked }: DayChoice) {
  const [now, ownZone] = [useNow(), useZone()];
  const forecast = useForecast(place);
  const zone = forecast.answer?.location?.tz_id ?? ownZone;
  const today = dayAt(zone, now);
  const span = isByDate ? (picked ?? pickerDays(today)) : liveDays(today);
  const sources = sourcesOf(span, today);
  const history = useHistory(place, sources.history);
  const isComing =
    (sources.history !== null && history.answer === undefined) ||
    (sources.forecast !== null && forecast.answer === undefined);
  const parts: WeatherAnswer[] = [
    ...(sources.history !== null && history.answer ? [history.answer] : []),
    ...(sources.forecast !== null && forecast.answer ? [forecast.answer] : []),
  ];
  const times = parts.flatMap(({ source }) => source.fetched_time ?? []);
  return {
    /** The requested days. */
    span,
    /** Undefined while loading. */
    days: isComing
      ? undefined
      : [
          ...daysWithin(history.answer?.forecast.forecastday ?? [], sources.history),
          ...daysWithin(forecast.answer?.forecast.forecastday ?? [], sources.forecast),
        ],
    /** Today in local time. */
    today,
    /** Time of the oldest data, in milliseconds; null if there is none. */
    fetched_time: times.length === 0 ? null : Math.min(...times),
    isSimulated: parts.some(({ source }) => source.is_simulated),
    attribution: parts[0]?.source.attribution ?? '',
    /** Days before today were requested and are missing. */
    isPartly: sources.history !== null && history.answer === null,
    error: forecast.error,
    retry() {
      forecast.retry();
      history.retry();
    },
  };
}
