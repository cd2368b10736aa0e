import type { StrainInputs } from './strain-inputs.ts';

/** Convergence limit in degrees. */
const closeEnough = 0.001;

/** The skin temperature in balance, dressed, bare or between. Source: ISO 7933:2004, 5.2. */
export function skinTemperature(inputs: StrainInputs, rectal: number): number {
  const { air, radiant, vapour, wind, metabolic, clo } = inputs;
  const bare =
    7.191 + 0.064 * air + 0.061 * radiant + 0.198 * vapour - 0.348 * wind + 0.616 * rectal;
  if (clo <= 0.2) return bare;
  const dressed =
    12.165 +
    0.02017 * air +
    0.04361 * radiant +
    0.19354 * vapour -
    0.25315 * wind +
    0.005346 * metabolic +
    0.51274 * rectal;
  return clo >= 0.6 ? dressed : bare + 2.5 * (dressed - bare) * (clo - 0.2);
}

interface Storing {
  /** Heat storage of this minute in W/m2. */
  readonly storage: number;
  readonly perDegree: number;
  readonly core: number;
  readonly skin: number;
  readonly skinBefore: number;
  readonly skinShare: number;
}

/**
 * The core temperature after a minute, and the share of the body at skin temperature. They depend
 * on each other only weakly, so substitution converges in two or three steps.
 */
export function coreTemperature(storing: Storing): { core: number; skinShare: number } {
  const { storage, perDegree, skin, skinBefore, skinShare: shareBefore } = storing;
  for (let guess = storing.core; ;) {
    const skinShare = Math.min(Math.max(0.3 - 0.09 * (guess - 36.8), 0.1), 0.3);
    const kept = storage / perDegree + (skinBefore * shareBefore) / 2 - (skin * skinShare) / 2;
    const core = (kept + storing.core * (1 - shareBefore / 2)) / (1 - skinShare / 2);
    if (!(Math.abs(core - guess) > closeEnough)) return { core, skinShare };
    guess = core;
  }
}
