import type { RiskLevel } from '#heat/contract';
import { riskLevel, riskLevels, riskOf } from '#heat/domain';
import { factorsOf, hazardScore } from '#jobs/domain';
import type { Copy } from '#packages/sync/offline';
import { isWorker } from '#people/domain';
import { peopleById } from '#people/offline';
import { tagsById } from '#tags/offline';
import { weatherAt } from '#weather/domain';
import { forecastsOfSites } from './measured-forecasts.ts';
import { siteCrews } from './site-crews.ts';

/**
 * The current risk of each worker, by user id: the worst of their jobs at their locations. Workers
 * without a known one are left out.
 *
 * @param now milliseconds since 1970
 */
export function workerRisks(copy: Copy, now: number): ReadonlyMap<string, RiskLevel> {
  const sites = risksOfSites(copy, now);
  const found = new Map<string, RiskLevel>();
  for (const [user_id, person] of peopleById(copy)) {
    if (!isWorker(person)) continue;
    const levels = person.tag_ids.flatMap((location_id) => {
      const jobs = sites.get(location_id);
      return jobs === undefined ? [] : person.tag_ids.flatMap((job_id) => jobs.get(job_id) ?? []);
    });
    const worst = levels.toSorted((a, b) => riskLevels.indexOf(b) - riskLevels.indexOf(a))[0];
    if (worst !== undefined) found.set(user_id, worst);
  }
  return found;
}

/** The level of each job at each location with coordinates and people. */
function risksOfSites(copy: Copy, now: number): Map<string, Map<string, RiskLevel>> {
  return new Map(
    forecastsOfSites(copy).map(({ site: { tag_id }, forecast }) => {
      const current = forecast === null ? null : weatherAt(forecast.answer, now);
      const jobs = new Map<string, RiskLevel>();
      for (const job_id of siteCrews(copy).get(tag_id)?.jobs.keys() ?? []) {
        if (current === null) break;
        const hazard = hazardScore(factorsOf(tagsById(copy).get(job_id)?.metadata ?? {}));
        const { heatindex_c: heat_index, wind_kph } = current;
        const risk = riskOf({ hazard, heat_index, wind_kph });
        if (risk !== null) jobs.set(job_id, riskLevel(risk));
      }
      return [tag_id, jobs];
    }),
  );
}
