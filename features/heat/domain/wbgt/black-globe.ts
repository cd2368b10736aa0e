import { conductivity, density, prandtl, viscosity } from './moist-air.ts';
import { secantRoot } from './secant.ts';
import type { Surroundings } from './surroundings.ts';

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
export function blackGlobe(around: Surroundings): number {
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
