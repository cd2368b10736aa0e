import type { JobFactors } from '#tags/contract';
import { clothingAdjustment, clothingInsulation } from '../limits/clothing.ts';
import type { Clothing } from '../limits/clothing.ts';
import { acclimatisationOf } from '../limits/exposure-limit.ts';
import type { Crew } from './crew.ts';

/** The clothing of a job by its assessment. Several layers hold back more heat than work clothes. */
export function assumedClothing(factors: Pick<JobFactors, '_clothing'> | undefined): Clothing {
  return factors?._clothing === 3 ? 'double_layer' : 'work_clothes';
}

/** The crew of a job, with the clothing and the acclimatisation of its assessment. */
export function assumedCrew(factors: JobFactors, workers: number): Crew {
  const clothing = assumedClothing(factors);
  return {
    work_rate: factors._metabolic_work_rate,
    clothing: clothingAdjustment(clothing),
    clo: clothingInsulation(clothing),
    acclimatisation: acclimatisationOf(factors._acclimatisation),
    workers,
  };
}
