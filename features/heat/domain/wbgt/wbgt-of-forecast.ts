import { outdoorWbgt } from './outdoor-wbgt.ts';
import type { Wbgt } from './outdoor-wbgt.ts';
import { sunPosition } from '#weather/domain';
import type { SunPosition } from '#weather/domain';
import { lowestSun, surroundingsOf } from './surroundings.ts';
import type { Surroundings } from './surroundings.ts';
import { windAtTwoMetres } from './wind-at-two-metres.ts';
import type { Terrain } from './wind-at-two-metres.ts';

/** Weather data for one place and time. */
export interface Forecast {
  /** Milliseconds of UTC. */
  readonly time: number;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  readonly celsius: number;
  /** 0 to 100 %. */
  readonly humidity: number;
  /** At the place, hPa. */
  readonly pressure: number;
  /** m/s at `height` metres. */
  readonly wind: number;
  readonly height: number;
  readonly terrain: Terrain;
  /** Global radiation, W/m2. */
  readonly radiation: number;
}

/** WBGT of a forecast, with the wind at 2 m in m/s that was used. */
export interface ForecastWbgt extends Wbgt {
  readonly wind: number;
  /** Mean radiant temperature of a standing person, degrees Celsius. */
  readonly radiant: number;
}

/**
 * Outdoor WBGT from the weather and the sun's position, after Liljegren 2008; NaN if a value is
 * missing.
 */
export function wbgtOfForecast(forecast: Forecast): ForecastWbgt {
  const { time, lat, lon, celsius, humidity, pressure, height, terrain } = forecast;
  const position = sunPosition(time, lat, lon);
  const { radiation, direct } = sunlightOf(forecast.radiation, position);
  const isDay = position.sun > 0;
  const wind = windAtTwoMetres({
    ...{ wind: forecast.wind, height, terrain, isDay, radiation },
    fallsWithHeight: false,
  });
  const { sun } = position;
  const around = surroundingsOf({ celsius, humidity, pressure, wind, radiation, direct, sun });
  return { ...outdoorWbgt(around), wind, radiant: radiantTemperature(around) };
}

const solarConstant = 1367;
/** Maximum share of the extraterrestrial radiation that reaches the ground. */
const mostThrough = 0.85;

/** Possible radiation on the ground for this sun, and its direct share. */
interface Sunlight {
  /** W/m2. */
  readonly radiation: number;
  readonly direct: number;
}

/** Source: Liljegren 2008, equation 13. */
function sunlightOf(radiation: number, { sun, distance }: SunPosition): Sunlight {
  if (sun < lowestSun) return { radiation, direct: 0 };
  const above = (solarConstant * sun) / distance ** 2;
  const share = Math.min(radiation / above, mostThrough);
  if (share <= 0) return { radiation: 0, direct: 0 };
  const direct = Math.exp(3 - 1.34 * share - 1.65 / share);
  return { radiation: share * above, direct: Math.min(Math.max(direct, 0), 0.9) };
}

const stefanBoltzmann = 5.6696e-8;
/** Of a clothed person, for sunlight and for long waves. */
const absorptivity = 0.7;
const emissivity = 0.97;
/** The same as for the globe of the WBGT, so that both use the same ground. */
const groundAlbedo = 0.45;
const kelvin = 273.15;

/**
 * Mean radiant temperature in degrees Celsius of a person who stands outdoors; NaN if the radiation
 * is not known. A black globe would absorb more sun than a person.
 *
 * Source: VDI 3787 part 2 (2008), with the projected area of a standing person after Jendritzky
 * 1990; long waves as in Liljegren 2008.
 */
export function radiantTemperature({ radiation, direct, sun, longWave }: Surroundings): number {
  const beam = (projectedShare(sun) * direct * radiation) / sun;
  const scattered = 0.5 * (1 - direct) * radiation + 0.5 * groundAlbedo * radiation;
  const sunlit = (absorptivity * (beam + scattered)) / (emissivity * stefanBoltzmann);
  return (longWave + sunlit) ** 0.25 - kelvin;
}

/**
 * Share of the surface that a standing person exposes to a sun with this cosine from the zenith.
 */
function projectedShare(sun: number): number {
  const height = 90 - (Math.acos(Math.min(sun, 1)) * 180) / Math.PI;
  return 0.308 * Math.cos((height * (0.998 - height ** 2 / 50_000) * Math.PI) / 180);
}
