import { useMemo } from 'react';
import { accumulation, daysAfter, daysBefore, daysCounted } from '#heat/domain';
import type { Accumulation } from '#heat/domain';
import { useNow, useZone } from '#packages/ui';
import type { WeatherDay } from '#weather/contract';
import { dayAfter, dayAt } from '#weather/domain';
import type { WeatherSite } from '#weather/offline';
import { useForecast, useHistory } from '#weather/web';

/** Hours in the heat of a site; undefined while loading, null if nothing is known. */
export interface SiteAccumulation {
  readonly hours: Accumulation | null | undefined;
  /** Time of its oldest data, in milliseconds. */
  readonly fetched_time: number | null;
  readonly isSimulated: boolean;
  /** Days before today are missing. */
  readonly isPartly: boolean;
  readonly retry: () => void;
}

/**
 * Counts the hours of a site at or above a heat index: days before today from the history, the rest
 * from the forecast in the offline copy.
 *
 * @param threshold in degrees Celsius
 */
export function useAccumulation(site: WeatherSite, threshold: number): SiteAccumulation {
  const [now, ownZone] = [useNow(), useZone()];
  const place = useMemo(() => ({ kind: 'site', site }) as const, [site]);
  const forecast = useForecast(place);
  const today = dayAt(forecast.answer?.location?.tz_id ?? ownZone, now);
  const span = useMemo(
    () => ({ from: dayAfter(today, -daysCounted), to: dayAfter(today, -1) }),
    [today],
  );
  const history = useHistory(place, span);
  const hours = useMemo(() => {
    if (forecast.answer === undefined || history.answer === undefined) return undefined;
    const last = dayAfter(today, daysAfter);
    const coming = daysOf(forecast.answer).filter(({ date }) => today <= date && date <= last);
    const days = [...daysOf(history.answer).filter(({ date }) => date < today), ...coming];
    if (days.length === 0) return null;
    const all = accumulation({ days, today, now: now / 1000, threshold });
    const first = dayAfter(today, -daysBefore);
    return { ...all, days: all.days.filter(({ date }) => date >= first) };
  }, [forecast.answer, history.answer, today, now, threshold]);
  const sources = [forecast.answer, history.answer].flatMap((answer) => answer?.source ?? []);
  const times = sources.flatMap(({ fetched_time }) => fetched_time ?? []);
  return {
    hours,
    fetched_time: times.length === 0 ? null : Math.min(...times),
    isSimulated: sources.some(({ is_simulated }) => is_simulated),
    isPartly: history.answer === null,
    retry() {
      forecast.retry();
      history.retry();
    },
  };
}

function daysOf(answer: { forecast: { forecastday: WeatherDay[] } } | null): WeatherDay[] {
  return answer?.forecast.forecastday ?? [];
}
