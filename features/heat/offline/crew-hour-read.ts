import {
  assumedOf,
  commonTrigger,
  crewHours,
  crewPlanOf,
  hardestJobs,
  isStricter,
  jobsOf,
} from '#heat/domain';
import type { AdvisedHour, Assumed, CrewPlan, HourAdvice } from '#heat/domain';
import { ownOrganisation } from '#organisation/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { dayAt } from '#weather/domain';
import { weatherStands } from '#weather/offline';
import { siteJobsAt } from './site-jobs-read.ts';
import type { SiteJob, SiteJobs } from './site-jobs-read.ts';

const tables = [...weatherStands, 'users'] as const;

/** Hours of the water to carry. */
const ahead = 4;
const hour = 3_600_000;

/** The advice for the crew of a site, as its crew card shows it. */
export interface CrewHour {
  readonly site: string;
  /** The day at the site, '2026-11-26'. */
  readonly date: string;
  /** The job with the strictest advice of the current hour. */
  readonly job: SiteJob;
  readonly assumed: Assumed;
  readonly advice: HourAdvice;
  /** Number of other assessed jobs with people at the site. */
  readonly others: number;
  /** The current hour and those after it, with the plan that their advice is for. */
  readonly hours: readonly AdvisedHour[];
  readonly plan: CrewPlan;
}

/** Why there is no advice: no such site, no assessed job with people, no weather. */
export type NoCrewHour = 'no_site' | 'no_jobs' | 'no_weather';

/**
 * The advice for the current hour at a site: of its jobs, the one that may work least. It is
 * computed once an hour, in the worker, as it takes a while.
 */
export const crewHour = defineRead({
  name: 'heat.crew-hour',
  tables: [...tables],
  run(copy, { tag_id }: { tag_id: string }, { now }): CrewHour | NoCrewHour {
    const known = copy.memo(
      'heat.crew-hours',
      tables,
      () => new Map<string, CrewHour | NoCrewHour>(),
    );
    // A forecast may begin its hours at a quarter past.
    const moment = Math.floor(now / (hour / 4)) * (hour / 4);
    const key = `${tag_id} ${String(moment)}`;
    const found = known.get(key) ?? adviceNow(copy, siteJobsAt(copy, tag_id, now), moment);
    known.set(key, found);
    return found;
  },
});

function adviceNow(copy: Copy, site: SiteJobs | null, now: number): CrewHour | NoCrewHour {
  if (site === null) return 'no_site';
  const { jobs } = jobsOf(site, undefined);
  if (jobs.length === 0) return 'no_jobs';
  const trigger = ownOrganisation(copy)?.metadata._heat_index_threshold ?? commonTrigger;
  const planOf = (job: SiteJob) => crewPlanOf(site, job, assumedOf(job, {}), trigger);
  const hoursOf = (job: SiteJob, count: number): AdvisedHour[] =>
    crewHours(site.days, now, count, planOf(job));
  let strictest: { job: SiteJob; advice: HourAdvice } | null = null;
  for (const job of hardestJobs(jobs)) {
    const advice = hoursOf(job, 1)[0]?.advice ?? null;
    if (advice === null) continue;
    if (strictest === null || isStricter(advice, strictest.advice)) strictest = { job, advice };
  }
  if (strictest === null) return 'no_weather';
  const { job } = strictest;
  return {
    ...{ site: site.name, date: dayAt(site.zone ?? 'UTC', now), ...strictest },
    assumed: assumedOf(job, {}),
    others: jobs.length - 1,
    ...{ hours: hoursOf(job, ahead), plan: planOf(job) },
  };
}
