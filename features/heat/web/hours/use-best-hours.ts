import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  adviceOfHours,
  assumedOf,
  bestOfDays,
  crewPlanOf,
  hourPlan,
  jobsOf,
  nearestStart,
  possibleStarts,
} from '#heat/domain';
import type { Assumed, ClockLimits, HourPlan } from '#heat/domain';
import { siteJobs } from '#heat/offline';
import type { SiteJob, SiteJobs } from '#heat/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import { dayAt } from '#weather/domain';
import { useHeatSettings } from '../crew/use-heat-settings.ts';
import { hourOfPlace, placeOfHour } from './hour-address.ts';
import { hoursDefaults, hoursSearch } from './hours-search.ts';
import type { HoursSearch } from './hours-search.ts';

export type BestHours = ReturnType<typeof useBestHours>;

/**
 * The planner of a site: by default for its most hazardous job, tomorrow. All choices are in the
 * URL.
 *
 * @returns `site` is null if there is no such site, undefined while loading; `advised` has the
 *   advice of the crew card for each hour of the plan
 */
export function useBestHours(tag_id: string) {
  const { data: site, error, refetch } = useCopy(siteJobs, { tag_id });
  const search = hoursSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const now = useNow();
  // Without a forecast the site's zone is not known.
  const ownZone = useZone();
  const today = dayAt(site?.zone ?? ownZone, now);
  const { jobs, job } = jobsOf(site, search.job);
  const length = search.hours ?? hoursDefaults.hours;
  const limits = limitsOf(search);
  const settings = useHeatSettings();
  const assumed = assumedOf(job, search);
  const { plan, advised, possible, best } = usePlan({
    ...{ site, job, assumed, trigger: settings.trigger, today, now, length },
    ...limits,
  });
  const start = possible === null ? null : nearestStart(possible, wantedHour(plan, search));
  const go = (next: HoursSearch, replace: boolean) =>
    void navigate({ to: '/monitoring', search: next, replace, resetScroll: false });
  return {
    site_id: tag_id,
    ...{ site, jobs, job, plan, advised, assumed, settings, today, length, limits, possible },
    ...{ best, start, error },
    /** Its start before it was moved; null if it was not. */
    from: movedFrom(plan, search, start),
    /** Hours before this one are over. */
    begun: plan.epochs.findLastIndex((epoch) => epoch * 1000 <= now),
    choose: (change: Partial<HoursSearch>) => go({ ...search, ...change }, false),
    /** @param isStep one of several key presses, which Back undoes together */
    move: (next: number, isStep = false) => {
      if (start === null || next === start) return;
      const before = placeText(placeOfHour(plan, start));
      const place = placeOfHour(plan, next);
      const from = search.from ?? before;
      const isBack = placeText(place) === from;
      go({ ...search, ...place, from: isBack ? undefined : from }, isStep);
    },
    retry: (): void => void refetch(),
  };
}

/** Limits that exclude each other are ignored. */
function limitsOf({ not_before, not_after }: HoursSearch): ClockLimits {
  const limits = {
    not_before: not_before ?? hoursDefaults.not_before,
    not_after: not_after ?? hoursDefaults.not_after,
  };
  return limits.not_before > limits.not_after ? { not_before: 0, not_after: 23 } : limits;
}

/** The hour in the URL; otherwise seven o'clock tomorrow. */
function wantedHour(plan: HourPlan, { date, start }: HoursSearch): number {
  const tomorrow = plan.days[1] ?? plan.days[0];
  const day = plan.days.find((each) => each.date === date) ?? tomorrow;
  return hourOfPlace(plan, day?.date ?? '', start ?? hoursDefaults.start) ?? 0;
}

function movedFrom(plan: HourPlan, { from }: HoursSearch, start: number | null): number | null {
  const [day = '', hour] = from?.split('T') ?? [];
  const found = hourOfPlace(plan, day, Number(hour));
  return found === start ? null : found;
}

function placeText({ date, start }: { date: string; start: number }): string {
  return `${date}T${String(start)}`;
}

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

const mostDays = 14;

/** The hours of a job with the best start of each day; the same object until something changes. */
function usePlan(asked: Asked) {
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
