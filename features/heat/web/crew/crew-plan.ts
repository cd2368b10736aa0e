import { acclimatisationOf, clothingAdjustment, clothingInsulation } from '#heat/domain';
import type { CrewPlan } from '#heat/domain';
import type { SiteJob, SiteJobs } from '#heat/offline';
import type { CrewChoices } from './crew-search.ts';

/** Assumptions about a crew, for everything that the URL does not say. */
export type Assumed = Required<{ [Key in keyof CrewChoices]: NonNullable<CrewChoices[Key]> }>;

/** The assessed jobs with people at a site, and the chosen one; by default the most hazardous. */
export function jobsOf(
  site: SiteJobs | null | undefined,
  chosen: string | undefined,
): { jobs: SiteJob[]; job: SiteJob | undefined } {
  const jobs = (site?.jobs ?? []).filter(
    ({ tag_id, hazard, workers }) => hazard >= 0 && (workers > 0 || tag_id === chosen),
  );
  const hardest = jobs.toSorted((one, other) => other.hazard - one.hazard)[0];
  return { jobs, job: jobs.find(({ tag_id }) => tag_id === chosen) ?? hardest };
}

/**
 * Rest in the shade, and clothing and acclimatisation of the job's assessment. Several layers hold
 * back more heat than work clothes.
 */
export function assumedOf(job: SiteJob | undefined, chosen: CrewChoices): Assumed {
  return {
    clothing: chosen.clothing ?? (job?.factors._clothing === 3 ? 'double_layer' : 'work_clothes'),
    used: chosen.used ?? acclimatisationOf(job?.factors._acclimatisation ?? -1),
    rest: chosen.rest ?? 'shade',
  };
}

/**
 * Inputs of the advice for a job at a site.
 *
 * @param trigger heat index in degrees Celsius from which the legal minimum of water applies
 */
export function crewPlanOf(
  site: Pick<SiteJobs, 'lat' | 'lon'>,
  job: SiteJob,
  { clothing, used, rest }: Assumed,
  trigger: number,
): CrewPlan {
  return {
    place: { lat: site.lat, lon: site.lon },
    crew: {
      work_rate: job.factors._metabolic_work_rate,
      clothing: clothingAdjustment(clothing),
      clo: clothingInsulation(clothing),
      acclimatisation: used,
      workers: job.workers,
    },
    rest,
    trigger,
  };
}
