import { Temporal } from 'temporal-polyfill';
import { fahrenheitOf } from '#packages/kit';
import { compassPoint } from '#weather/domain';
import type { Sky } from '#weather/domain';
import type { WeatherAnswer, WeatherDay, WeatherHour } from '#weather/contract';
import type { CachedSky } from './kept-answers.ts';
import type { WeatherService } from './weather-service.ts';

/** Heat index in degrees Celsius of a temperature and a relative humidity. */
export type HeatIndexOf = (celsius: number, humidity: number) => number;

const milesOfKilometre = 1 / 1.609344;

/** The empty result, without an error. */
export function emptyAnswer(service: WeatherService): WeatherAnswer {
  return {
    location: null,
    current: null,
    forecast: { forecastday: [] },
    source: { ...sourceOf(service), fetched_time: null },
  };
}

/** The weather of a place in the format of the product. */
export function answerOf(
  service: WeatherService,
  { sky, since }: CachedSky,
  heatIndexOf: HeatIndexOf,
): WeatherAnswer {
  const { name, lat, lon, zone, current, hours } = sky;
  return {
    location: { name, lat, lon, tz_id: zone },
    current: current && currentOf(current, zone, heatIndexOf),
    forecast: { forecastday: daysOf(hours.map((each) => hourOf(each, zone, heatIndexOf))) },
    source: { ...sourceOf(service), fetched_time: since },
  };
}

function sourceOf({ name, attribution, is_simulated }: WeatherService) {
  return { name, attribution, is_simulated };
}

function currentOf(sky: Sky, zone: string, heatIndexOf: HeatIndexOf) {
  const { time, time_epoch, ...moment } = hourOf(sky, zone, heatIndexOf);
  return { ...moment, last_updated: time, last_updated_epoch: time_epoch };
}

function hourOf(sky: Sky, zone: string, heatIndexOf: HeatIndexOf): WeatherHour {
  const heatindex_c = sky.heat_index ?? heatIndexOf(sky.celsius, sky.humidity);
  return {
    time_epoch: Math.round(sky.time / 1000),
    time: wallTime(sky.time, zone),
    temp_c: sky.celsius,
    temp_f: fahrenheitOf(sky.celsius),
    is_day: sky.is_day ? 1 : 0,
    condition: { text: sky.condition },
    wind_kph: sky.wind_kph,
    wind_mph: sky.wind_kph * milesOfKilometre,
    wind_degree: sky.wind_degree,
    wind_dir: compassPoint(sky.wind_degree),
    pressure_mb: sky.pressure,
    humidity: sky.humidity,
    cloud: sky.cloud,
    uv: sky.uv,
    heatindex_c,
    heatindex_f: fahrenheitOf(heatindex_c),
    short_rad: sky.radiation,
  };
}

/** Local days, each with its known hours. */
function daysOf(hours: readonly WeatherHour[]): WeatherDay[] {
  const byDate = grouped(hours, ({ time }) => time.slice(0, 10));
  return [...byDate].map(([date, ofDay]) => ({ date, day: summaryOf(ofDay), hour: ofDay }));
}

function summaryOf(hours: readonly WeatherHour[]): WeatherDay['day'] {
  const numbers = (part: (hour: WeatherHour) => number) => hours.map(part);
  const [low, high] = [
    Math.min(...numbers(({ temp_c }) => temp_c)),
    Math.max(...numbers(({ temp_c }) => temp_c)),
  ];
  const wind = Math.max(...numbers(({ wind_kph }) => wind_kph));
  const humidity = numbers((hour) => hour.humidity).reduce((sum, value) => sum + value, 0);
  return {
    mintemp_c: low,
    mintemp_f: fahrenheitOf(low),
    maxtemp_c: high,
    maxtemp_f: fahrenheitOf(high),
    avghumidity: humidity / hours.length,
    maxwind_kph: wind,
    maxwind_mph: wind * milesOfKilometre,
    condition: { text: mostOften(hours) },
  };
}

/** The most frequent condition of the daylight hours; of all hours if there is no daylight. */
function mostOften(hours: readonly WeatherHour[]): string {
  const lit = hours.filter(({ is_day }) => is_day === 1);
  const groups = grouped(lit.length > 0 ? lit : hours, ({ condition }) => condition.text);
  const [first] = [...groups].sort(([, one], [, other]) => other.length - one.length);
  return first?.[0] ?? '';
}

function grouped<Each>(list: readonly Each[], by: (each: Each) => string): Map<string, Each[]> {
  const groups = new Map<string, Each[]>();
  for (const each of list) groups.set(by(each), [...(groups.get(by(each)) ?? []), each]);
  return groups;
}

function wallTime(time: number, zone: string): string {
  const at = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone);
  return at.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
