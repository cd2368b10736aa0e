import { useNavigate, useSearch } from '@tanstack/react-router';
import { nearestStart } from '#heat/domain';
import type { AdvisedHour, ClockLimits, DayBest, HourPlan, StartLimits } from '#heat/domain';
import { siteJobs } from '#heat/offline';
import type { SiteJob, SiteJobs } from '#heat/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import { dayAt } from '#weather/domain';
import { assumedOf } from '../crew/crew-plan.ts';
import type { Assumed } from '../crew/crew-plan.ts';
import { useHeatSettings } from '../crew/use-heat-settings.ts';
import type { HeatSettings } from '../crew/use-heat-settings.ts';
import { hourOfPlace, placeOfHour } from './hour-address.ts';
import { hoursDefaults, hoursSearch } from './hours-search.ts';
import type { HoursSearch } from './hours-search.ts';
import { usePlan } from './use-plan.ts';

/** What the planner shows, and how it is changed; all that is chosen stands in the address. */
export interface BestHours {
  readonly site_id: string;
  /** Null where there is no such site; undefined while it is read. */
  readonly site: SiteJobs | null | undefined;
  /** Assessed jobs that people do here, and the one that is asked for. */
  readonly jobs: readonly SiteJob[];
  readonly job: SiteJob | undefined;
  readonly plan: HourPlan;
  /** The advice for each hour of the plan, as the crew card of the same job has it. */
  readonly advised: readonly AdvisedHour[];
  readonly assumed: Assumed;
  readonly settings: HeatSettings;
  readonly today: string;
  readonly length: number;
  readonly limits: ClockLimits;
  /** Null where no shift can begin any more. */
  readonly possible: StartLimits | null;
  readonly best: readonly DayBest[];
  /** Where the shift begins; null where none can. */
  readonly start: number | null;
  /** Where it began before it was moved; null where it was not. */
  readonly from: number | null;
  /** Hours before this one have ended. */
  readonly begun: number;
  readonly choose: (change: Partial<HoursSearch>) => void;
  /** @param isStep one of several steps by keys: Back undoes them at once */
  readonly move: (start: number, isStep?: boolean) => void;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The planner of a site: for its most hazardous job, tomorrow, unless something else is chosen. */
export function useBestHours(tag_id: string): BestHours {
  const { data: site, error, refetch } = useCopy(siteJobs, { tag_id });
  const search = hoursSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const now = useNow();
  // Without a forecast nobody tells the site's zone.
  const ownZone = useZone();
  const today = dayAt(site?.zone ?? ownZone, now);
  const jobs = (site?.jobs ?? []).filter(
    ({ tag_id: id, hazard, workers }) => hazard >= 0 && (workers > 0 || id === search.job),
  );
  const hardest = jobs.toSorted((one, other) => other.hazard - one.hazard)[0];
  const job = jobs.find((each) => each.tag_id === search.job) ?? hardest;
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
    from: movedFrom(plan, search, start),
    begun: plan.epochs.findLastIndex((epoch) => epoch * 1000 <= now),
    choose: (change) => go({ ...search, ...change }, false),
    move: (next, isStep = false) => {
      if (start === null || next === start) return;
      const before = placeText(placeOfHour(plan, start));
      const place = placeOfHour(plan, next);
      const from = search.from ?? before;
      const isBack = placeText(place) === from;
      go({ ...search, ...place, from: isBack ? undefined : from }, isStep);
    },
    retry: () => void refetch(),
  };
}

/** Limits that exclude each other are none. */
function limitsOf({ not_before, not_after }: HoursSearch): ClockLimits {
  const limits = {
    not_before: not_before ?? hoursDefaults.not_before,
    not_after: not_after ?? hoursDefaults.not_after,
  };
  return limits.not_before > limits.not_after ? { not_before: 0, not_after: 23 } : limits;
}

/** The hour that the address asks for; else seven o'clock tomorrow. */
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
