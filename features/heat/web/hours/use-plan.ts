import { useMemo } from 'react';
import { bestOfDays, hourPlan, possibleStarts } from '#heat/domain';
import type { ClockLimits, DayBest, HourPlan, StartLimits } from '#heat/domain';
import type { WeatherDay } from '#weather/contract';

interface Asked extends ClockLimits {
  /** Undefined while they are read. */
  days: readonly WeatherDay[] | undefined;
  /** The first day that is shown. */
  today: string;
  /** In milliseconds. */
  now: number;
  hazard: number;
  /** Of the shift, in hours. */
  length: number;
}

interface Plan {
  readonly plan: HourPlan;
  readonly possible: StartLimits | null;
  readonly best: readonly DayBest[];
}

const mostDays = 14;

/** The hours of a job with the best start of each day; the same ones until something of it changes. */
export function usePlan(asked: Asked): Plan {
  const { days, today, now, hazard, length, not_before, not_after } = asked;
  const plan = useMemo(() => {
    const shown = (days ?? []).filter(({ date }) => date >= today);
    return hourPlan(shown.slice(0, mostDays), hazard);
  }, [days, today, hazard]);
  const possible = useMemo(() => possibleStarts(plan, length, now), [plan, length, now]);
  const best = useMemo(
    () => bestOfDays(plan, length, { not_before, not_after }, possible),
    [plan, length, not_before, not_after, possible],
  );
  return { plan, possible, best };
}
