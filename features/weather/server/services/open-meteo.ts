import { z } from 'zod';
import { radiationAtEnd } from '#weather/domain';
import type { Sky } from '#weather/domain';
import type { Coordinates, WeatherService } from '../weather-service.ts';
import { askWeather, likely } from './ask-weather.ts';
import type { ServiceAddress } from './ask-weather.ts';

/**
 * The requested hourly values, with the required units. All describe the start of the hour, except
 * the radiation, which is the mean of the hour before; for the current weather that of the
 * `interval` before. Source: open-meteo.com/en/docs, 'Hourly Parameter Definition', column 'Valid
 * time'.
 *
 * `shortwave_radiation_instant` is not used: the service divides by the sun's mean height while it
 * is up, which makes the hours after sunrise and before sunset up to 1 degree of WBGT too cool.
 */
const asked = {
  temperature_2m: { unit: '°C', likely: likely.celsius },
  relative_humidity_2m: { unit: '%', likely: likely.humidity },
  surface_pressure: { unit: 'hPa', likely: likely.pressure },
  wind_speed_10m: { unit: 'km/h', likely: likely.kph },
  wind_direction_10m: { unit: '°', likely: likely.degrees },
  cloud_cover: { unit: '%', likely: likely.percent },
  uv_index: { unit: '', likely: likely.uv },
  shortwave_radiation: { unit: 'W/m²', likely: likely.radiation },
  weather_code: { unit: 'wmo code', likely: z.int().min(0).max(99) },
  is_day: { unit: '', likely: z.int().min(0).max(1) },
} as const;
const second = 1000;
const hour = 3600 * second;

type Asked = keyof typeof asked;
const names = Object.keys(asked) as Asked[];

/** An object with a schema for each requested value. */
const ofEach = <Part extends z.ZodType>(part: (name: Asked) => Part) =>
  z.object(Object.fromEntries(names.map((name) => [name, part(name)])) as Record<Asked, Part>);

const units = ofEach((name) => z.literal(asked[name].unit));
const time = z.int();
const currentAnswer = z.object({
  timezone: z.string().max(100),
  current_units: units,
  current: ofEach((name) => asked[name].likely).extend({
    time,
    interval: z.int().min(1).max(3600),
  }),
});
const hoursAnswer = z.object({
  timezone: z.string().max(100),
  hourly_units: units,
  // An unknown hour has nulls.
  hourly: ofEach((name) => z.array(asked[name].likely.nullable())).extend({ time: z.array(time) }),
});

/** A service with the API of Open-Meteo. */
export function openMeteo(address: ServiceAddress): WeatherService {
  const everything = { timezone: 'auto', timeformat: 'unixtime', wind_speed_unit: 'kmh' };
  return {
    name: 'Open-Meteo',
    attribution: 'Weather data by Open-Meteo.com, CC BY 4.0',
    is_simulated: false,
    async current(place) {
      const query = { ...at(place), ...everything, current: names.join(',') };
      const { timezone, current } = await askWeather(address, 'forecast', query, currentAnswer);
      return {
        name: '',
        ...place,
        zone: timezone,
        current: skyOf(current, place, current.interval * second),
        hours: [],
      };
    },
    async hours(place, { from, to }) {
      const days = { start_date: from, end_date: to };
      const query = { ...at(place), ...everything, ...days, hourly: names.join(',') };
      const { timezone, hourly } = await askWeather(address, 'forecast', query, hoursAnswer);
      const hours = hourly.time.flatMap((when, nth) => {
        const raw = Object.fromEntries(names.map((name) => [name, hourly[name][nth] ?? null]));
        const isWhole = names.every((name) => raw[name] !== null);
        return isWhole
          ? [skyOf({ ...(raw as Record<Asked, number>), time: when }, place, hour)]
          : [];
      });
      return { name: '', ...place, zone: timezone, current: null, hours };
    },
  };
}

function at({ lat, lon }: Coordinates): Record<string, string> {
  return { latitude: String(lat), longitude: String(lon) };
}

/** @param span milliseconds before its time that its mean radiation covers */
function skyOf(raw: Record<Asked | 'time', number>, place: Coordinates, span: number): Sky {
  const time = raw.time * second;
  return {
    time,
    celsius: raw.temperature_2m,
    humidity: raw.relative_humidity_2m,
    pressure: raw.surface_pressure,
    wind_kph: raw.wind_speed_10m,
    wind_degree: raw.wind_direction_10m,
    cloud: raw.cloud_cover,
    uv: raw.uv_index,
    radiation: radiationAtEnd(
      { from: time - span, to: time, mean: raw.shortwave_radiation },
      place,
    ),
    condition: codeWords(raw.weather_code, raw.is_day === 1),
    is_day: raw.is_day === 1,
    heat_index: null,
  };
}

/**
 * Descriptions of present weather codes, by the first code of each range. Source: WMO table 4677.
 */
const words: readonly (readonly [from: number, text: string])[] = [
  [0, 'Clear'],
  [1, 'Partly cloudy'],
  [3, 'Overcast'],
  [45, 'Fog'],
  [51, 'Drizzle'],
  [56, 'Freezing drizzle'],
  [61, 'Rain'],
  [66, 'Freezing rain'],
  [71, 'Snow'],
  [80, 'Rain showers'],
  [85, 'Snow showers'],
  [95, 'Thunderstorm'],
];

/** Description of a present weather code. */
function codeWords(code: number, isDay: boolean): string {
  if (code === 0 && isDay) return 'Sunny';
  return words.findLast(([from]) => code >= from)?.[1] ?? 'Clear';
}
