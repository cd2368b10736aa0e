import { z } from 'zod';
import type { Sky } from '#weather/domain';
import type { Coordinates, WeatherService } from '../weather-service.ts';
import { askWeather, likely } from './ask-weather.ts';
import type { ServiceAddress } from './ask-weather.ts';
import { codeWords } from './weather-codes.ts';

/** What is asked of each hour, with the unit that its answer must have. */
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
type Asked = keyof typeof asked;
const names = Object.keys(asked) as Asked[];

/** An object with something for each part that is asked. */
const ofEach = <Part extends z.ZodType>(part: (name: Asked) => Part) =>
  z.object(Object.fromEntries(names.map((name) => [name, part(name)])) as Record<Asked, Part>);

const units = ofEach((name) => z.literal(asked[name].unit));
const time = z.int();
const currentAnswer = z.object({
  timezone: z.string().max(100),
  current_units: units,
  current: ofEach((name) => asked[name].likely).extend({ time }),
});
const hoursAnswer = z.object({
  timezone: z.string().max(100),
  hourly_units: units,
  // An hour that is not known yet has nulls.
  hourly: ofEach((name) => z.array(asked[name].likely.nullable())).extend({ time: z.array(time) }),
});

/** A service that speaks the dialect of Open-Meteo. */
export function openMeteo(address: ServiceAddress): WeatherService {
  const everything = { timezone: 'auto', timeformat: 'unixtime', wind_speed_unit: 'kmh' };
  return {
    name: 'Open-Meteo',
    attribution: 'Weather data by Open-Meteo.com, CC BY 4.0',
    is_simulated: false,
    async current(place) {
      const query = { ...at(place), ...everything, current: names.join(',') };
      const { timezone, current } = await askWeather(address, 'forecast', query, currentAnswer);
      return { name: '', ...place, zone: timezone, current: skyOf(current), hours: [] };
    },
    async hours(place, { from, to }) {
      const days = { start_date: from, end_date: to };
      const query = { ...at(place), ...everything, ...days, hourly: names.join(',') };
      const { timezone, hourly } = await askWeather(address, 'forecast', query, hoursAnswer);
      const hours = hourly.time.flatMap((when, nth) => {
        const told = Object.fromEntries(names.map((name) => [name, hourly[name][nth] ?? null]));
        const isWhole = names.every((name) => told[name] !== null);
        return isWhole ? [skyOf({ ...(told as Record<Asked, number>), time: when })] : [];
      });
      return { name: '', ...place, zone: timezone, current: null, hours };
    },
  };
}

function at({ lat, lon }: Coordinates): Record<string, string> {
  return { latitude: String(lat), longitude: String(lon) };
}

function skyOf(told: Record<Asked | 'time', number>): Sky {
  return {
    time: told.time * 1000,
    celsius: told.temperature_2m,
    humidity: told.relative_humidity_2m,
    pressure: told.surface_pressure,
    wind_kph: told.wind_speed_10m,
    wind_degree: told.wind_direction_10m,
    cloud: told.cloud_cover,
    uv: told.uv_index,
    radiation: told.shortwave_radiation,
    condition: codeWords(told.weather_code, told.is_day === 1),
    is_day: told.is_day === 1,
    heat_index: null,
  };
}
