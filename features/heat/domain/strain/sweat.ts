import type { StrainInputs } from './strain-inputs.ts';

/** What a body can do. */
export interface SweatLimits {
  /** The most sweat, W/m2. */
  readonly most: number;
  /** The largest share of the skin that is wet. */
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
  /** Evaporation that would keep the body in balance, W/m2. */
  readonly required: number;
  /** The most that the air takes, W/m2. */
  readonly possible: number;
  readonly limits: SweatLimits;
}

/** Sweat of a minute, W/m2, and what it came to. */
export interface Sweating {
  readonly sweat: number;
  readonly required: number;
  readonly evaporated: number;
}

const perMinute = Math.exp(-1 / 10);

/** The sweat of the next minute after the last one's. Source: ISO 7933:2004, 5.3 and annex E. */
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

/** Sweat that would evaporate as required: the wetter the skin, the more of it drips off. */
function requiredSweat(required: number, possible: number, { most }: SweatLimits): number {
  if (required <= 0) return 0;
  const wetness = required / possible;
  if (possible <= 0 || wetness >= 1.7) return most;
  const efficiency = wetness > 1 ? (2 - wetness) ** 2 / 2 : 1 - wetness ** 2 / 2;
  return Math.min(required / efficiency, most);
}
