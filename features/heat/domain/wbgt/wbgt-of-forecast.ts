import { sunlightOf } from './direct-share.ts';
import { outdoorWbgt } from './outdoor-wbgt.ts';
import type { Wbgt } from './outdoor-wbgt.ts';
import { sunPosition } from '#weather/domain';
import { radiantTemperature } from './radiant-temperature.ts';
import { surroundingsOf } from './surroundings.ts';
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
