import { saturationPressure, skyEmissivity } from './moist-air.ts';

/** The lowest wind that the instruments use, m/s. */
export const slowestWind = 0.13;

/** The sun has no effect below 89.5 degrees from the zenith: the least cosine of that angle. */
export const lowestSun = 0.00873;

/** The weather at one place and time, as inputs of a WBGT. */
export interface Weather {
  /** Air temperature in degrees Celsius. */
  readonly celsius: number;
  /** Relative humidity, 0 to 100 %. */
  readonly humidity: number;
  /** Pressure at the place, hPa. */
  readonly pressure: number;
  /** Wind at 2 m, m/s. */
  readonly wind: number;
  /** Global radiation on the ground, W/m2. */
  readonly radiation: number;
  /** Direct share of it, 0 to 0.9. */
  readonly direct: number;
  /** Cosine of the sun's angle from the zenith; 0 or less by night. */
  readonly sun: number;
}

/** The same, with derived values that both instruments need. */
export interface Surroundings {
  /** Air temperature in kelvin. */
  readonly air: number;
  readonly pressure: number;
  readonly wind: number;
  /** Vapour pressure, hPa. */
  readonly vapour: number;
  readonly radiation: number;
  readonly direct: number;
  readonly sun: number;
  /** Radiation of sky and ground, in kelvin to the fourth power. */
  readonly longWave: number;
}

const groundEmissivity = 0.999;

/** Source: Liljegren 2008. The ground has the temperature of the air. */
export function surroundingsOf(weather: Weather): Surroundings {
  const air = weather.celsius + 273.15;
  // Completely dry air has no dew point, and its vapour no logarithm.
  const vapour = (Math.max(weather.humidity, 0.1) / 100) * saturationPressure(air);
  const isLit = weather.sun >= lowestSun;
  return {
    air,
    vapour,
    pressure: weather.pressure,
    wind: Math.max(weather.wind, slowestWind),
    radiation: weather.radiation,
    direct: isLit ? Math.min(weather.direct, 0.9) : 0,
    sun: Math.max(weather.sun, lowestSun),
    longWave: 0.5 * (skyEmissivity(vapour) + groundEmissivity) * air ** 4,
  };
}
