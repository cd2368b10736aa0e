import { clothingOf } from './clothing-in-motion.ts';
import type { ClothingInMotion } from './clothing-in-motion.ts';
import { exchangeWithAir, surfacesOf } from './heat-exchange.ts';
import type { Surfaces } from './heat-exchange.ts';
import { bodySurface, storagePerDegree } from './strain-inputs.ts';
import type { StrainInputs } from './strain-inputs.ts';
import { nextSweat, sweatLimits } from './sweat.ts';
import type { SweatLimits } from './sweat.ts';

/**
 * Work or rest of one kind in one place, with all values that do not change from minute to minute.
 */
export interface Phase {
  readonly inputs: StrainInputs;
  /** A rest after work, in which the body releases stored heat. */
  readonly isRest: boolean;
  /** Surface of the body, m2. */
  readonly surface: number;
  readonly perDegree: number;
  readonly clothing: ClothingInMotion;
  readonly surfaces: Surfaces;
  readonly limits: SweatLimits;
  /** Heat lost by breathing, W/m2. */
  readonly breath: { readonly dry: number; readonly wet: number };
  /** Steady core temperature of this metabolic rate without heat stress. */
  readonly coreGoal: number;
}

/** The state of a body after some minutes. */
export interface Body {
  /** Degrees Celsius. */
  readonly rectal: number;
  readonly core: number;
  readonly skin: number;
  /** Share of the body at skin temperature. */
  readonly skinShare: number;
  /** Core temperature caused by the metabolic rate alone, approaching its steady value. */
  readonly coreByWork: number;
  /** W/m2 */
  readonly sweat: number;
  /**
   * Temperature of the surface of the clothing in the last minute, the first guess for the next
   * one.
   */
  readonly clothes: number;
  /** Water lost since the start by sweat and breath, grams. */
  readonly lost: number;
}

/** A body at rest before the first minute. Source: ISO 7933:2004, annex E. */
export const restedBody: Body = {
  ...{ rectal: 36.8, core: 36.8, skin: 34.1, skinShare: 0.3 },
  ...{ coreByWork: 36.8, sweat: 0, clothes: 34, lost: 0 },
};

/** Share of the old value that remains after a minute: time constants of 10 and 3 minutes. */
const perMinute = { core: Math.exp(-1 / 10), skin: Math.exp(-1 / 3) };

/** Computes the constants of a phase. Source: ISO 7933:2004, annex E. */
export function phaseOf(inputs: StrainInputs, isRest = false): Phase {
  const { metabolic: m, air, vapour } = inputs;
  const surface = bodySurface(inputs);
  const clothing = clothingOf(inputs);
  return {
    ...{ inputs, isRest, surface, perDegree: storagePerDegree(inputs, surface) },
    ...{ clothing, surfaces: surfacesOf(inputs, clothing), limits: sweatLimits(inputs, surface) },
    breath: {
      dry: 0.001516 * m * (28.56 + 0.115 * air + 0.641 * vapour - air),
      wet: 0.00127 * m * (59.34 + 0.53 * air - 11.63 * vapour),
    },
    coreGoal: 0.0036 * m + 36.6,
  };
}

/** The body after one more minute of a phase. Source: ISO 7933:2004, annex E. */
export function nextMinute(body: Body, phase: Phase): Body {
  const { inputs, surface, perDegree, breath } = phase;
  const coreByWork = body.coreByWork * perMinute.core + phase.coreGoal * (1 - perMinute.core);
  const stored = perDegree * (coreByWork - body.coreByWork) * (1 - body.skinShare);
  const skinGoal = skinTemperature(inputs, body.rectal);
  const skin = body.skin * perMinute.skin + skinGoal * (1 - perMinute.skin);

  const exchange = exchangeWithAir(inputs, phase.clothing, phase.surfaces, {
    skin,
    guess: body.clothes,
  });
  const required = inputs.metabolic - stored - breath.dry - breath.wet - exchange.dry;
  const { possible } = exchange;
  const sweating = nextSweat(body.sweat, { required, possible, limits: phase.limits });
  const gained = phase.isRest
    ? gainedAtRest(required - sweating.evaporated, (body.core - coreByWork) * perDegree)
    : sweating.required - sweating.evaporated;
  const { core, skinShare } = coreTemperature({
    storage: gained + stored,
    perDegree,
    core: body.core,
    skin,
    skinBefore: body.skin,
    skinShare: body.skinShare,
  });
  return {
    rectal: body.rectal + (2 * core - 1.962 * body.rectal - 1.31) / 9,
    core,
    skin,
    skinShare,
    coreByWork,
    sweat: sweating.sweat,
    clothes: exchange.surface,
    lost: body.lost + gramsPerMinute(sweating.sweat + breath.wet, surface),
  };
}

/**
 * The heat in W/m2 that a resting body gains in a minute. The program of the standard never lets a
 * body release stored heat to cool air, and lets the sweat of earlier work cool a body below its
 * resting temperature. Both are wrong for a rest, so the heat balance applies here until the body
 * has the temperature of its rest.
 *
 * @param balance heat produced less heat lost, W/m2
 * @param excess heat of the body above that of its rest, W/m2 for a minute
 */
function gainedAtRest(balance: number, excess: number): number {
  return Math.max(balance, Math.min(-excess, 0));
}

function gramsPerMinute(wattsPerArea: number, surface: number): number {
  return (wattsPerArea * 2.67 * surface) / 1.8 / 60;
}

/** Convergence limit in degrees. */
const closeEnough = 0.001;

/** The skin temperature in balance, dressed, bare or between. Source: ISO 7933:2004, 5.2. */
function skinTemperature(inputs: StrainInputs, rectal: number): number {
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
function coreTemperature(storing: Storing): { core: number; skinShare: number } {
  const { storage, perDegree, skin, skinBefore, skinShare: shareBefore } = storing;
  for (let guess = storing.core; ;) {
    const skinShare = Math.min(Math.max(0.3 - 0.09 * (guess - 36.8), 0.1), 0.3);
    const kept = storage / perDegree + (skinBefore * shareBefore) / 2 - (skin * skinShare) / 2;
    const core = (kept + storing.core * (1 - shareBefore / 2)) / (1 - skinShare / 2);
    if (!(Math.abs(core - guess) > closeEnough)) return { core, skinShare };
    guess = core;
  }
}
