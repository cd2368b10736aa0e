export type Posture = 'sitting' | 'standing' | 'crouching';

/** A person at work, and the surroundings. */
export interface StrainInputs {
  /** Air temperature, 15 to 50 C. */
  readonly air: number;
  /** Mean radiant temperature, C; up to 60 above the air. */
  readonly radiant: number;
  /** Vapour pressure, kPa. */
  readonly vapour: number;
  /** Air speed, 0 to 3 m/s. */
  readonly wind: number;
  /** Metabolic rate in W/m2 of body surface. */
  readonly metabolic: number;
  /** Thermal insulation of the clothing, 0.1 to 1 clo. */
  readonly clo: number;
  readonly posture: Posture;
  readonly isAcclimatised: boolean;
  /** kg and m of the person. */
  readonly mass: number;
  readonly height: number;
  /** A walk of known speed in m/s, at an angle to the wind in degrees. */
  readonly walk?: { readonly speed: number; readonly angle: number };
}

/** One exposure without a break. */
export interface StrainExposure extends StrainInputs {
  readonly minutes: number;
}

/** Surface of a body in m2. Source: DuBois 1916. */
export function bodySurface({ mass, height }: Pick<StrainInputs, 'mass' | 'height'>): number {
  return 0.202 * mass ** 0.425 * height ** 0.725;
}

/** W/m2 for a minute that warm a body by one degree. */
export function storagePerDegree({ mass }: Pick<StrainInputs, 'mass'>, surface: number): number {
  return (57.83 * mass) / surface;
}
