import type { Coordinates } from '#tags/contract';
import type { WeatherHour } from '#weather/contract';
import { sunPosition } from '#weather/domain';
import { wbgtOfForecast } from '../wbgt/wbgt-of-forecast.ts';
import type { CrewPlace, CrewWeather } from './crew.ts';
import { airConditioned, shadeRadiation } from './rest-place.ts';
import type { RestPlace } from './rest-place.ts';

/** The height in metres of the wind in forecasts. */
const windHeight = 10;

/**
 * The conditions of an hour of a forecast for a crew that works outdoors. The WBGT is NaN if the
 * service does not provide the radiation of the hour.
 */
export function crewWeather(hour: WeatherHour, place: Coordinates, rest: RestPlace): CrewWeather {
  const { heatindex_c: heat_index, short_rad, wind_kph, time_epoch } = hour;
  const radiation = short_rad ?? Number.NaN;
  const open = { radiation, wind: wind_kph / 3.6, height: windHeight };
  const work = placeIn(hour, place, open);
  const { sun } = sunPosition(time_epoch * 1000, place.lat, place.lon);
  const diffuse = { radiation: shadeRadiation(radiation, sun), wind: work.wind, height: 2 };
  const shade = placeIn(hour, place, diffuse);
  return { work, shade, rest: rest === 'air-conditioned' ? airConditioned : shade, heat_index };
}

interface Exposure {
  readonly radiation: number;
  /** m/s at `height` metres. */
  readonly wind: number;
  readonly height: number;
}

function placeIn(hour: WeatherHour, { lat, lon }: Coordinates, exposure: Exposure): CrewPlace {
  const { time_epoch, temp_c: celsius, humidity, pressure_mb: pressure } = hour;
  const { wbgt, radiant, wind } = wbgtOfForecast({
    ...{ time: time_epoch * 1000, lat, lon, celsius, humidity, pressure, terrain: 'rural' },
    ...exposure,
  });
  return { celsius, radiant, humidity, wind, wbgt };
}
