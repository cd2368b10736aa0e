import type { ClothingInMotion } from './clothing-in-motion.ts';
import type { Posture, StrainInputs } from './strain-inputs.ts';

/** Watts on each m2 of body. */
export interface HeatExchange {
  /** What convection and radiation carry off; less than 0 where they bring heat. */
  readonly dry: number;
  /** The most that sweat could carry off. */
  readonly possible: number;
}

const stefanBoltzmann = 5.67e-8;
const emissivity = 0.97;
/** Share of the body that radiates. */
const radiating: Readonly<Record<Posture, number>> = {
  sitting: 0.7,
  standing: 0.77,
  crouching: 0.67,
};
/** Closer than this, in degrees, is found. */
const closeEnough = 0.001;

/** What a dressed body gives to the air and its surroundings. Source: ISO 7933:2004, 5.1. */
export function exchangeWithAir(
  { air, radiant, vapour, posture }: StrainInputs,
  { area, insulation, vapourResistance, wind }: ClothingInMotion,
  skin: number,
): HeatExchange {
  const forced = wind > 1 ? 8.7 * wind ** 0.6 : 3.5 + 5.2 * wind;
  const radiates = emissivity * stefanBoltzmann * radiating[posture];
  const around = (radiant + 273) ** 4;

  for (let surface = radiant + 0.1; ;) {
    const convection = Math.max(2.38 * Math.abs(surface - air) ** 0.25, forced);
    const radiation = (radiates * ((surface + 273) ** 4 - around)) / (surface - radiant);
    const next =
      (area * (convection * air + radiation * radiant) + skin / insulation) /
      (area * (convection + radiation) + 1 / insulation);
    if (!(Math.abs(surface - next) > closeEnough)) {
      const dry = area * (convection * (surface - air) + radiation * (surface - radiant));
      return { dry, possible: (saturated(skin) - vapour) / vapourResistance };
    }
    surface = (surface + next) / 2;
  }
}

/** Pressure of saturated vapour in kPa at a skin temperature in degrees Celsius. */
function saturated(skin: number): number {
  return 0.6105 * Math.exp((17.27 * skin) / (skin + 237.3));
}
