import type { RiskLevel } from '#heat/contract';
import { heatScore, isBecauseOfJob, riskLevel, riskOf } from '#heat/domain';
import { factorsOf, hazardScore } from '#jobs/domain';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';
import { weatherAt } from '#weather/domain';
import { weatherStands } from '#weather/offline';
import { forecastsOfSites } from './measured-forecasts.ts';
import { siteCrews } from './site-crews.ts';

/** Number of people or jobs at each level of risk. */
export type PerLevel = Readonly<Record<RiskLevel, number>>;

/** The current risk at a location. */
export interface LocationRisk {
  readonly tag_id: string;
  readonly name: string;
  /** People of each job there at its level; a person with two jobs counts in both. */
  readonly workers: PerLevel;
  /** Jobs done there. */
  readonly jobs: PerLevel;
  /** Those of these people and jobs whose high risk is because of the job, not the weather. */
  readonly of_job: Readonly<Record<'workers' | 'jobs', number>>;
  /** People whose job there is not assessed. */
  readonly unassessed: number;
  /** The current weather is known. */
  readonly isKnown: boolean;
  /** Time of the forecast, in milliseconds; null if there is none. */
  readonly fetched_time: number | null;
  readonly is_simulated: boolean;
}

/** The current risk at every location with coordinates, by name, also offline. */
export const riskPerLocation = defineRead({
  name: 'heat.risk-per-location',
  tables: [...weatherStands, 'users'],
  run(copy, _params: Record<string, never>, { now }): LocationRisk[] {
    return forecastsOfSites(copy).map(({ site: { tag_id, name }, forecast }) => {
      const current = forecast === null ? null : weatherAt(forecast.answer, now);
      const workers = { low: 0, high: 0, extreme: 0 };
      const jobs = { low: 0, high: 0, extreme: 0 };
      const of_job = { workers: 0, jobs: 0 };
      let unassessed = 0;
      for (const [job_id, count] of siteCrews(copy).get(tag_id)?.jobs ?? []) {
        const hazard = hazardOf(copy, job_id);
        if (hazard < 0) unassessed += count;
        if (current === null) continue;
        const { heatindex_c: heat_index, wind_kph } = current;
        const risk = riskOf({ hazard, heat_index, wind_kph });
        if (risk === null) continue;
        workers[riskLevel(risk)] += count;
        jobs[riskLevel(risk)] += 1;
        if (!isBecauseOfJob({ risk, heat: heatScore(heat_index) })) continue;
        of_job.workers += count;
        of_job.jobs += 1;
      }
      const { fetched_time = null, is_simulated = false } = forecast ?? {};
      const isKnown = current !== null;
      return {
        ...{ tag_id, name, workers, jobs, of_job, unassessed },
        ...{ isKnown, fetched_time, is_simulated },
      };
    });
  },
});

function hazardOf(copy: Copy, job_id: string): number {
  return hazardScore(factorsOf(tagsById(copy).get(job_id)?.metadata ?? {}));
}
