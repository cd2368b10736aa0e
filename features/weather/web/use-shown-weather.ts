import { useNow, useZone } from '#packages/ui';
import type { WeatherAnswer, WeatherDay } from '#weather/contract';
import { dayAt, daysWithin, liveDays, pickerDays, sourcesOf } from '#weather/domain';
import type { Days } from '#weather/domain';
import type { ChosenPlace } from './use-chosen-place.ts';
import { useForecast, useHistory } from './use-forecast.ts';

/** The weather that the card shows. */
export interface ShownWeather {
  /** The requested days. */
  readonly span: Days;
  /** Undefined while loading. */
  readonly days: readonly WeatherDay[] | undefined;
  /** Today in local time. */
  readonly today: string;
  /** Time of the oldest data, in milliseconds; null if there is none. */
  readonly fetched_time: number | null;
  readonly isSimulated: boolean;
  readonly attribution: string;
  /** Days before today were requested and are missing. */
  readonly isPartly: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The chosen days: live, or by date; by default the whole range of the picker. */
export interface DayChoice {
  readonly isByDate: boolean;
  readonly picked: Days | null;
}

/** The days of a place, history and forecast combined. */
export function useShownWeather(
  place: ChosenPlace | null,
  { isByDate, picked }: DayChoice,
): ShownWeather {
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
    span,
    days: isComing
      ? undefined
      : [
          ...daysWithin(history.answer?.forecast.forecastday ?? [], sources.history),
          ...daysWithin(forecast.answer?.forecast.forecastday ?? [], sources.forecast),
        ],
    today,
    fetched_time: times.length === 0 ? null : Math.min(...times),
    isSimulated: parts.some(({ source }) => source.is_simulated),
    attribution: parts[0]?.source.attribution ?? '',
    isPartly: sources.history !== null && history.answer === null,
    error: forecast.error,
    retry() {
      forecast.retry();
      history.retry();
    },
  };
}
