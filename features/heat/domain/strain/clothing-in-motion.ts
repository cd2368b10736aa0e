import type { StrainInputs } from './strain-inputs.ts';

/** Clothing with the effect of wind and walking. */
export interface ClothingInMotion {
  /** Ratio of the clothed surface to that of the body. */
  readonly area: number;
  /** Insulation of the clothing alone, m2 K/W. */
  readonly insulation: number;
  /** Resistance of clothing and air to vapour, m2 kPa/W. */
  readonly vapourResistance: number;
  /** Air speed relative to the person, m/s. */
  readonly wind: number;
}

const stillAir = 0.111;
const permeability = 0.38;
const mostPermeable = 0.9;

/** Source: ISO 7933:2004, annex E, with ISO 9920. */
export function clothingOf(inputs: StrainInputs): ClothingInMotion {
  const { clo } = inputs;
  const { wind, walk } = motionOf(inputs);
  const area = 1 + 0.3 * clo;
  const still = clo * 0.155 + stillAir / area;

  const [air, pace] = [Math.min(wind, 3), Math.min(walk, 1.5)];
  const ofClothing = Math.min(
    1.044 * Math.exp((0.066 * air - 0.398) * air + (0.094 * pace - 0.378) * pace),
    1,
  );
  const ofAir = Math.min(
    Math.exp((0.047 * wind - 0.472) * wind + (0.117 * pace - 0.342) * pace),
    1,
  );
  const ofBoth = clo <= 0.6 ? ((0.6 - clo) * ofAir + clo * ofClothing) / 0.6 : ofClothing;

  const total = still * ofBoth;
  const pumped = permeability * ((2.6 * ofBoth - 6.5) * ofBoth + 4.9);
  return {
    area,
    wind,
    insulation: total - (ofAir * stillAir) / area,
    vapourResistance: total / Math.min(pumped, mostPermeable) / 16.7,
  };
}

/** Relative wind and walking speed in m/s. An unknown walking speed is derived from the work. */
function motionOf({ wind, metabolic, walk }: StrainInputs): { wind: number; walk: number } {
  if (walk === undefined) return { wind, walk: Math.min(0.0052 * (metabolic - 58), 0.7) };
  const along = walk.speed * Math.cos((walk.angle * Math.PI) / 180);
  return { wind: Math.abs(wind - along), walk: walk.speed };
}
