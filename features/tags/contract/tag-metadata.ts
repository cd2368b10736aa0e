import { z } from 'zod';

/**
 * The factors of a job's risk score, in the order of its form. The last one is the metabolic rate.
 */
export const riskFactors = [
  '_sun_exposure',
  '_work_area_surface',
  '_exposure_period',
  '_confined_space',
  '_task_complexity',
  '_stairs',
  '_distance_from_cool_rest_area',
  '_distance_from_drinking_water',
  '_clothing',
  '_understanding_of_dehydration',
  '_respiratory_protection',
  '_acclimatisation',
  '_metabolic_work_rate',
] as const;
export type RiskFactor = (typeof riskFactors)[number];

/** Value of a factor that is not assessed. */
export const unsetFactor = -1;
/** Both coordinates of a location that has none. */
export const unsetCoordinate = 0;

const level = z.union([z.literal(unsetFactor), z.literal([0, 1, 2, 3])]);
const metabolicRate = z.union([z.literal(unsetFactor), z.literal([2, 4, 6])]);

/** The 13 factors of a job: levels 0 to 3, the metabolic rate 2, 4 or 6; -1 is not assessed. */
export const jobFactors = z.object({
  ...(Object.fromEntries(riskFactors.map((factor) => [factor, level])) as Record<
    RiskFactor,
    typeof level
  >),
  _metabolic_work_rate: metabolicRate,
});
export type JobFactors = z.infer<typeof jobFactors>;

/** Coordinates in degrees; both 0 means that none were set. */
export const coordinates = z.object({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});
export type Coordinates = z.infer<typeof coordinates>;

/** Who is notified when a member of the tag is dehydrated. An empty list means all its managers. */
export const dehydrationNotice = z.object({
  _notify_hydration: z.boolean(),
  _notify_hydration_to: z.array(z.guid()).max(1000),
});
export type DehydrationNotice = z.infer<typeof dehydrationNotice>;
