import type { Coordinates, JobFactors } from '#tags/contract';
import { clothingAdjustment, clothingInsulation } from '../limits/clothing.ts';
import type { Clothing } from '../limits/clothing.ts';
import { acclimatisationOf } from '../limits/exposure-limit.ts';
import type { Acclimatisation } from '../limits/exposure-limit.ts';
import type { Crew, RestPlace } from './crew.ts';
import type { CrewPlan } from './crew-card.ts';

/** A job at a site, as the advice depends on it. */
export interface CrewJob {
  readonly tag_id: string;
  readonly factors: JobFactors;
  /** -1 if it is not assessed. */
  readonly hazard: number;
  /** Number of people who do it there. */
  readonly workers: number;
}

/** What the reader assumes about a crew; the job's assessment decides the rest. */
export interface CrewChoices {
  readonly clothing?: Clothing | undefined;
  readonly used?: Acclimatisation | undefined;
  readonly rest?: RestPlace | undefined;
}

/** Assumptions about a crew, for everything that was not chosen. */
export type Assumed = {
  readonly [Key in keyof Required<CrewChoices>]: NonNullable<CrewChoices[Key]>;
};

/** The assessed jobs with people at a site, and the chosen one; by default the most hazardous. */
export function jobsOf<Job extends CrewJob>(
  site: { readonly jobs: readonly Job[] } | null | undefined,
  chosen: string | undefined,
): { jobs: Job[]; job: Job | undefined } {
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
export function assumedOf(job: Pick<CrewJob, 'factors'> | undefined, chosen: CrewChoices): Assumed {
  return {
    clothing: chosen.clothing ?? (job?.factors._clothing === 3 ? 'double_layer' : 'work_clothes'),
    used: chosen.used ?? acclimatisationOf(job?.factors._acclimatisation ?? -1),
    rest: chosen.rest ?? 'shade',
  };
}

/** The crew of a job, as the advice depends on it. */
export function crewOf(
  { factors, workers }: Pick<CrewJob, 'factors' | 'workers'>,
  { clothing, used }: Pick<Assumed, 'clothing' | 'used'>,
): Crew {
  return {
    work_rate: factors._metabolic_work_rate,
    clothing: clothingAdjustment(clothing),
    clo: clothingInsulation(clothing),
    acclimatisation: used,
    workers,
  };
}

/**
 * Inputs of the advice for a job at a site.
 *
 * @param trigger heat index in degrees Celsius from which the legal minimum of water applies
 */
export function crewPlanOf(
  site: Coordinates,
  job: CrewJob,
  assumed: Assumed,
  trigger: number,
): CrewPlan {
  const place = { lat: site.lat, lon: site.lon };
  return { place, crew: crewOf(job, assumed), rest: assumed.rest, trigger };
}
