import {
  conductivity,
  density,
  dewPoint,
  diffusivity,
  evaporationHeat,
  prandtl,
  saturationPressure,
  viscosity,
  wickRatio,
} from './moist-air.ts';
import { secantRoot } from './secant.ts';
import type { Surroundings } from './surroundings.ts';

const diameter = 0.007;
const length = 0.0254;
const stefanBoltzmann = 5.6696e-8;
const emissivity = 0.95;
const albedo = 0.4;
const groundAlbedo = 0.45;
/** The area of the wick's end, as a share of its side. */
const end = (0.25 * diameter) / length;
const prandtlPower = prandtl ** 0.44;

/** Temperature in kelvin of a wick in sun and wind. Source: Liljegren 2008, equation 6. */
export function naturalWetBulb(around: Surroundings): number {
  return wetBulb(around, gainedBySun(around));
}

/** Temperature in kelvin of a ventilated and shaded wick: the psychrometric wet bulb. */
export function psychrometricWetBulb(around: Surroundings): number {
  return wetBulb(around, null);
}

function gainedBySun({ radiation, direct, sun }: Surroundings): number {
  const slope = direct === 0 ? 0 : Math.sqrt(1 - sun * sun) / sun;
  const beam = direct * (slope / Math.PI + end);
  return (1 - albedo) * radiation * ((1 - direct) * (1 + end) + beam + groundAlbedo);
}

/** @param sunlit W/m2 of the sun; null excludes all radiation */
function wetBulb(around: Surroundings, sunlit: number | null): number {
  const { air, pressure, wind, vapour, longWave } = around;
  const balance = (wick: number): number => {
    const film = 0.5 * (wick + air);
    const mu = viscosity(film);
    const rho = density(film, pressure);
    const schmidt = mu / (rho * diffusivity(film, pressure));
    const wet = saturationPressure(wick);
    const drawn = (evaporationHeat(film) / wickRatio) * ((wet - vapour) / (pressure - wet));
    const cooled = drawn * (prandtl / schmidt) ** 0.56;
    if (sunlit === null) return air - cooled - wick;
    const reynolds = (wind * rho * diameter) / mu;
    const h = (0.281 * reynolds ** 0.6 * prandtlPower * conductivity(mu)) / diameter;
    const net = stefanBoltzmann * emissivity * (longWave - wick * wick * wick * wick) + sunlit;
    return air - cooled + net / h - wick;
  };
  // Water boils when its vapour pressure equals the air pressure.
  const boiling = dewPoint(pressure);
  return secantRoot(balance, air - (air - dewPoint(vapour)) / 2.5, boiling - 0.01);
}
