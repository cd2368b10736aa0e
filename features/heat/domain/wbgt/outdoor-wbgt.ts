import { conductivity, density, prandtl, viscosity } from './moist-air.ts';
import { naturalWetBulb } from './natural-wet-bulb.ts';
import { secantRoot } from './secant.ts';
import type { Surroundings } from './surroundings.ts';

/** WBGT and its components, all in degrees Celsius. */
export interface Wbgt {
  readonly globe: number;
  readonly natural_wet_bulb: number;
  readonly wbgt: number;
}

/**
 * Outdoor WBGT, by day and night; NaN if a balance has no solution.
 *
 * Source: Liljegren et al., Modeling the Wet Bulb Globe Temperature Using Standard Meteorological
 * Measurements, 2008.
 */
export function outdoorWbgt(around: Surroundings): Wbgt {
  const globe = blackGlobe(around) - 273.15;
  const natural_wet_bulb = naturalWetBulb(around) - 273.15;
  const wbgt = weightedWbgt(natural_wet_bulb, globe, around.air - 273.15);
  return { globe, natural_wet_bulb, wbgt };
}

/** The definition in the sun: 0.7 natural wet bulb, 0.2 globe, 0.1 air. */
export function weightedWbgt(naturalWetBulb: number, globe: number, air: number): number {
  return 0.7 * naturalWetBulb + 0.2 * globe + 0.1 * air;
}

/** The definition indoors and in the shade: 0.7 natural wet bulb, 0.3 globe. */
export function indoorWbgt(naturalWetBulb: number, globe: number): number {
  return 0.7 * naturalWetBulb + 0.3 * globe;
}

const diameter = 0.0508;
const stefanBoltzmann = 5.6696e-8;
const emissivity = 0.95;
const albedo = 0.05;
const groundAlbedo = 0.45;
const radiated = stefanBoltzmann * emissivity;
const prandtlRoot = prandtl ** 0.3333;

/** Kelvin that a globe gains in full sun, for the first guess. */
const warmedBySun = 0.018;

/** Upper limit of a globe temperature in kelvin. */
const hottest = 1000;

/** Temperature in kelvin of a black globe of 2 inches. Source: Liljegren 2008, equation 17. */
function blackGlobe(around: Surroundings): number {
  const { air, pressure, wind, radiation, direct, sun, longWave } = around;
  const beam = direct === 0 ? 0 : direct * (1 / (2 * sun) - 1);
  const sunlit = (radiation * (1 - albedo) * (beam + 1 + groundAlbedo)) / (2 * radiated);
  const gained = longWave + sunlit;
  const balance = (globe: number): number => {
    const film = 0.5 * (globe + air);
    const h = transfer(film, pressure, wind);
    return gained - (h / radiated) * (globe - air) - globe * globe * globe * globe;
  };
  return secantRoot(balance, air + warmedBySun * radiation, hottest);
}

/** Heat transfer coefficient of a sphere, W/(m2 K). */
function transfer(film: number, pressure: number, wind: number): number {
  const mu = viscosity(film);
  const reynolds = (wind * density(film, pressure) * diameter) / mu;
  const nusselt = 2 + 0.6 * Math.sqrt(reynolds) * prandtlRoot;
  return (nusselt * conductivity(mu)) / diameter;
}
