// Properties of moist air after Liljegren 2008. Temperatures in kelvin, pressures in hPa.

const airMass = 28.97;
const waterMass = 18.015;

/** Specific heat of air at constant pressure, J/(kg K). */
const specificHeat = 1003.5;

/** Gas constant of air, J/(kg K). */
const airConstant = 8314.34 / airMass;

/**
 * Specific heat of air times the ratio of molar masses of air and water, as in the wick's balance.
 */
export const wickRatio = (specificHeat * airMass) / waterMass;

const conductivityFactor = specificHeat + 1.25 * airConstant;

/** Prandtl number of air. */
export const prandtl = specificHeat / conductivityFactor;

/** Saturation vapour pressure over water, in moist air. Source: Buck 1981. */
export function saturationPressure(t: number): number {
  return 1.004 * 6.1121 * Math.exp((17.502 * (t - 273.15)) / (t - 32.18));
}

/** The saturation temperature of a vapour pressure. */
export function dewPoint(pressure: number): number {
  const z = Math.log(pressure / (6.1121 * 1.004));
  return 273.15 + (240.97 * z) / (17.502 - z);
}

/** Emissivity of a clear sky. Source: Brutsaert 1975, as fitted by Oke. */
export function skyEmissivity(vapour: number): number {
  return 0.575 * vapour ** 0.143;
}

/** Viscosity of air, kg/(m s). */
export function viscosity(t: number): number {
  const omega = ((t / 97 - 2.9) / 0.4) * -0.034 + 1.048;
  return (2.6693e-6 * Math.sqrt(airMass * t)) / (3.617 * 3.617 * omega);
}

/** Thermal conductivity of air from its viscosity, W/(m K). */
export function conductivity(airViscosity: number): number {
  return conductivityFactor * airViscosity;
}

/** Density of air, kg/m3. */
export function density(t: number, pressure: number): number {
  return (pressure * 100) / (airConstant * t);
}

const diffusivityFactor =
  3.64e-8 *
  (36.4 * 218) ** (1 / 3) *
  (132 * 647.3) ** (5 / 12) *
  Math.sqrt(1 / airMass + 1 / waterMass) *
  Math.sqrt(132 * 647.3) ** -2.334 *
  1013.25;

/** Diffusivity of vapour in air, m2/s. */
export function diffusivity(t: number, pressure: number): number {
  return (diffusivityFactor * t ** 2.334) / pressure;
}

/** Heat of evaporation of water, J/kg. */
export function evaporationHeat(t: number): number {
  return ((313.15 - t) / 30) * -71100 + 2.4073e6;
}
