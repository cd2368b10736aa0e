import { useMemo } from 'react';
import { adviceOfHours, bestOfDays, hourPlan, possibleStarts } from '#heat/domain';
import type { AdvisedHour, ClockLimits, DayBest, HourPlan, StartLimits } from '#heat/domain';
import type { SiteJob, SiteJobs } from '#heat/offline';
import { crewPlanOf } from '../crew/crew-plan.ts';
import type { Assumed } from '../crew/crew-plan.ts';

interface Asked extends ClockLimits {
  /** Null if there is no such site; undefined while loading. */
  site: SiteJobs | null | undefined;
  job: SiteJob | undefined;
  assumed: Assumed;
  /** Heat index in degrees Celsius from which the legal minimum of water applies. */
  trigger: number;
  /** The first shown day. */
  today: string;
  /** In milliseconds. */
  now: number;
  /** Of the shift, in hours. */
  length: number;
}

interface Plan {
  readonly plan: HourPlan;
  /** The advice for each hour of the plan. */
  readonly advised: readonly AdvisedHour[];
  readonly possible: StartLimits | null;
  readonly best: readonly DayBest[];
}

const mostDays = 14;

/** The hours of a job with the best start of each day; the same object until something changes. */
export function usePlan(asked: Asked): Plan {
  const { site, job, assumed, trigger, today, now, length, not_before, not_after } = asked;
  const days = useMemo(() => {
    const shown = (site?.days ?? []).filter(({ date }) => date >= today);
    return shown.slice(0, mostDays);
  }, [site, today]);
  const plan = useMemo(() => hourPlan(days, job?.hazard ?? -1), [days, job]);
  const { clothing, used, rest } = assumed;
  const advised = useMemo(() => {
    if (site == null || job === undefined) return [];
    return adviceOfHours(days, crewPlanOf(site, job, { clothing, used, rest }, trigger));
  }, [days, site, job, clothing, used, rest, trigger]);
  const possible = useMemo(() => possibleStarts(plan, length, now), [plan, length, now]);
  const best = useMemo(() => {
    const minutes = advised.map(({ advice }) => advice?.work_minutes ?? null);
    return bestOfDays(plan, minutes, { length, limits: { not_before, not_after }, possible });
  }, [plan, advised, length, not_before, not_after, possible]);
  return { plan, advised, possible, best };
}
