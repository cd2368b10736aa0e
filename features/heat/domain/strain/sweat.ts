import type { StrainInputs } from './strain-inputs.ts';

/** Limits of a body. */
export interface SweatLimits {
  /** Maximum sweat rate, W/m2. */
  readonly most: number;
  /** Maximum wet share of the skin. */
  readonly wettest: number;
}

/** Source: ISO 7933:2004, 6. */
export function sweatLimits(
  { metabolic, isAcclimatised }: StrainInputs,
  surface: number,
): SweatLimits {
  const most = Math.min(Math.max((metabolic - 32) * surface, 250), 400);
  return isAcclimatised ? { most: most * 1.25, wettest: 1 } : { most, wettest: 0.85 };
}

interface Demand {
  /** Evaporation required for heat balance, W/m2. */
  readonly required: number;
  /** The most that the air can take, W/m2. */
  readonly possible: number;
  readonly limits: SweatLimits;
}

/** Sweat rate of a minute, W/m2, and its effect. */
export interface Sweating {
  readonly sweat: number;
  readonly required: number;
  readonly evaporated: number;
}

const perMinute = Math.exp(-1 / 10);

/** The sweat rate of the next minute. Source: ISO 7933:2004, 5.3 and annex E. */
export function nextSweat(last: number, demand: Demand): Sweating {
  const required = Math.max(demand.required, 0);
  const possible = Math.max(demand.possible, 0);
  const goal = requiredSweat(required, possible, demand.limits);
  const sweat = last * perMinute + goal * (1 - perMinute);
  if (sweat <= 0) return { sweat: 0, required, evaporated: 0 };
  const share = possible / sweat;
  const wetness = share >= 0.5 ? Math.sqrt(share * share + 2) - share : 1;
  return { sweat, required, evaporated: Math.min(wetness, demand.limits.wettest) * possible };
}

/** Sweat rate for the required evaporation: the wetter the skin, the more of it drips off. */
function requiredSweat(required: number, possible: number, { most }: SweatLimits): number {
  if (required <= 0) return 0;
  const wetness = required / possible;
  if (possible <= 0 || wetness >= 1.7) return most;
  const efficiency = wetness > 1 ? (2 - wetness) ** 2 / 2 : 1 - wetness ** 2 / 2;
  return Math.min(required / efficiency, most);
}
