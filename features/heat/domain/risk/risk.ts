import type { RiskLevel } from '#heat/contract';
import { heatScore } from '../heat-index/heat-band.ts';
import { windScore } from './wind-score.ts';

/** The levels of a risk, from the mildest. */
export const riskLevels: readonly RiskLevel[] = ['low', 'high', 'extreme'];

/** From the first value a risk is high; above the second it is extreme. */
export const riskLimits = { high: 28, extreme: 60 } as const;

/** The inputs of a risk. */
export interface RiskTerms {
  /** Hazard score of the job, 2 to 42; -1 while it is not assessed. */
  readonly hazard: number;
  /** Heat index in degrees Celsius, unrounded. */
  readonly heat_index: number;
  /** Wind in km/h; null if unknown, which counts as none. */
  readonly wind_kph: number | null;
}

/**
 * The risk of a job: the points of the heat index times the sum of hazard and wind points, 2 to
 * 180; null if the job is not assessed or there is no heat index.
 *
 * Source: Basic Thermal Risk Assessment of the Australian Institute of Occupational Hygienists (Di
 * Corleto, Firth and Mate, 2013), with the live wind as its air movement.
 */
export function riskOf({ hazard, heat_index, wind_kph }: RiskTerms): number | null {
  if (hazard < 0 || Number.isNaN(heat_index)) return null;
  return riskOfPoints({ hazard, heat: heatScore(heat_index), wind: windScore(wind_kph) });
}

/**
 * The same from the points of an assessed job, of the heat index (1 to 4) and of the wind (0 to 3).
 */
export function riskOfPoints(points: { hazard: number; heat: number; wind: number }): number {
  return points.heat * (points.hazard + points.wind);
}

/** The level of a risk: low below 28, extreme above 60. */
export function riskLevel(risk: number): RiskLevel {
  if (risk < riskLimits.high) return 'low';
  return risk > riskLimits.extreme ? 'extreme' : 'high';
}

/**
 * True if a risk is high or extreme although the heat adds the minimum: the job causes it, and no
 * cooler hour would help.
 *
 * @param points the risk, and the points of the heat index (1 to 4)
 */
export function isBecauseOfJob({ risk, heat }: { risk: number; heat: number }): boolean {
  return heat === 1 && risk >= riskLimits.high;
}
