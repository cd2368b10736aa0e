import type { ClothingInMotion } from './clothing-in-motion.ts';
import type { Posture, StrainInputs } from './strain-inputs.ts';

/** Heat exchange in W/m2 of body surface. */
export interface HeatExchange {
  /** Heat loss by convection and radiation; negative for a gain. */
  readonly dry: number;
  /** The largest possible evaporation. */
  readonly possible: number;
  /** Temperature of the surface of the clothing, degrees Celsius. */
  readonly surface: number;
}

const stefanBoltzmann = 5.67e-8;
const emissivity = 0.97;
/** Share of the body surface that radiates. */
const radiating: Readonly<Record<Posture, number>> = {
  sitting: 0.7,
  standing: 0.77,
  crouching: 0.67,
};
/** Convergence limit in degrees. */
const closeEnough = 0.001;
/** Upper limit of the iteration; four steps are common. */
const mostSteps = 50;

/** Heat exchange of a dressed body with air and surroundings, without the skin. */
export interface Surfaces {
  /** Convection in moving air, W/m2 K. */
  readonly forced: number;
  /** Radiation per degree, W/m2 K4. */
  readonly radiates: number;
}

/** The part of the exchange that is constant while the conditions are. */
export function surfacesOf({ posture }: StrainInputs, { wind }: ClothingInMotion): Surfaces {
  return {
    forced: wind > 1 ? 8.7 * wind ** 0.6 : 3.5 + 5.2 * wind,
    radiates: emissivity * stefanBoltzmann * radiating[posture],
  };
}

/**
 * Heat exchange of a dressed body with air and surroundings. The temperature of the clothing is
 * found by substitution from a first guess, without the damping of the printed program: it depends
 * so little on the guess that two or three steps are enough.
 *
 * Source: ISO 7933:2004, 5.1.
 */
export function exchangeWithAir(
  { air, radiant, vapour }: StrainInputs,
  { area, insulation, vapourResistance }: ClothingInMotion,
  { forced, radiates }: Surfaces,
  { skin, guess }: { skin: number; guess: number },
): HeatExchange {
  const around = radiant + 273;
  for (let surface = guess, step = 0; ; step += 1) {
    const natural = 2.38 * Math.sqrt(Math.sqrt(Math.abs(surface - air)));
    const convection = Math.max(natural, forced);
    const kelvin = surface + 273;
    const radiation = radiates * (kelvin * kelvin + around * around) * (kelvin + around);
    const next =
      (area * (convection * air + radiation * radiant) + skin / insulation) /
      (area * (convection + radiation) + 1 / insulation);
    if (!(Math.abs(surface - next) > closeEnough) || step === mostSteps) {
      const dry = area * (convection * (next - air) + radiation * (next - radiant));
      return { dry, possible: (saturated(skin) - vapour) / vapourResistance, surface: next };
    }
    surface = next;
  }
}

/** Saturation vapour pressure in kPa at a skin temperature in degrees Celsius. */
function saturated(skin: number): number {
  return 0.6105 * Math.exp((17.27 * skin) / (skin + 237.3));
}
