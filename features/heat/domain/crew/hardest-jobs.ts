import type { HourAdvice } from './hour-advice.ts';
import { assumedOf } from './crew-plan.ts';
import type { CrewJob } from './crew-plan.ts';
import { clothingAdjustment } from '../limits/clothing.ts';

/**
 * The jobs among which the strictest advice of an hour is. The advice never becomes stricter for
 * lighter work, lighter clothing or acclimatised people (docs/heat-advice.md), so a job is left out
 * if another one is at least as hard in all three; of equal ones the most hazardous stays.
 */
export function hardestJobs<Job extends CrewJob>(jobs: readonly Job[]): Job[] {
  const sorted = jobs.toSorted((a, b) => b.hazard - a.hazard);
  return sorted.filter(
    (job, nth) =>
      !sorted.some((other, place) => place !== nth && isAsHard(other, job, place < nth)),
  );
}

/** Whether a job is as hard as another in all three; equal ones only if it comes first. */
function isAsHard(job: CrewJob, other: CrewJob, isFirst: boolean): boolean {
  const [own, theirs] = [hardnessOf(job), hardnessOf(other)];
  const differences = own.map((value, part) => value - (theirs[part] ?? 0));
  return (
    differences.every((difference) => difference >= 0) &&
    (isFirst || differences.some((difference) => difference > 0))
  );
}

/** Work rate, clothing and lack of acclimatisation: more is harder. */
function hardnessOf(job: CrewJob): number[] {
  const { clothing, used } = assumedOf(job, {});
  return [
    job.factors._metabolic_work_rate,
    clothingAdjustment(clothing),
    used === 'acclimatised' ? 0 : 1,
  ];
}

/** Whether an advice allows less work than another, or as much and needs more water. */
export function isStricter(advice: HourAdvice, other: HourAdvice): boolean {
  return (
    advice.work_minutes < other.work_minutes ||
    (advice.work_minutes === other.work_minutes && advice.water.litres > other.water.litres)
  );
}
