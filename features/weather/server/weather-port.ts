import { Temporal } from 'temporal-polyfill';
import { createRateLimiter, noNote, noted, ServiceFailure } from '#packages/http/server';
import type { NoteUse } from '#packages/http/server';
import { fahrenheitOf } from '#packages/kit';
import type { WeatherAnswer, WeatherDay, WeatherHour } from '#weather/contract';
import { mostForecastDays } from '#weather/contract';
import { compassPoint, dayAt, roughly } from '#weather/domain';
import type { Days, PlaceSky, Sky } from '#weather/domain';
import { keepAnswers } from './kept-answers.ts';
import type { CachedSky } from './kept-answers.ts';
import { zoneOf } from './place-days.ts';
import type { Coordinates, WeatherService } from './weather-service.ts';

/** Caller and time of a request. */
export interface Asking {
  readonly org_id: string;
  readonly now: number;
  /** Called with the reason when a service failed. */
  readonly warn: (reason: string) => void;
}

/** The weather for the product. If a service fails, the answer is empty, or its last one. */
export interface WeatherPort {
  readonly service: Pick<WeatherService, 'name' | 'is_simulated'>;
  /** @throws HttpError TOO_MANY if an organisation exceeds its limit of requests */
  current(place: Coordinates, asking: Asking): Promise<WeatherAnswer>;
  forecast(place: Coordinates, days: number, asking: Asking): Promise<WeatherAnswer>;
  /** A single future day. */
  day(place: Coordinates, date: string, asking: Asking): Promise<WeatherAnswer>;
  history(place: Coordinates, days: Days, asking: Asking): Promise<WeatherAnswer>;
  /**
   * Requests the current weather, bypassing the cache.
   *
   * @throws ServiceFailure
   */
  probe(place: Coordinates, now: number): Promise<PlaceSky>;
}

export interface WeatherPortOptions {
  readonly service: WeatherService;
  /** The formula for services without a heat index. */
  readonly heatIndexOf: HeatIndexOf;
  /** Records each request to the service. */
  readonly note?: NoteUse | undefined;
}

const minute = 60_000;
/** How long an answer is fresh. */
const youth = { current: 10 * minute, forecast: 60 * minute, history: 30 * 24 * 60 * minute };
/**
 * Maximum number of calls to a service per minute and organisation; cached answers do not count.
 */
const mostCalls = 120;
const mostKept = 500;

/** Opens a weather service; requests are made on demand. */
export function openWeather(options: WeatherPortOptions): WeatherPort {
  const { service, heatIndexOf, note = noNote } = options;
  const kept = keepAnswers(mostKept);
  const limiter = createRateLimiter(mostCalls);

  const cached = async (
    key: string,
    fresh: number,
    asking: Asking,
    ask: () => ReturnType<WeatherService['current']>,
  ): Promise<WeatherAnswer> => {
    const { org_id, now, warn } = asking;
    const question = async () => {
      if (service.is_simulated) return ask();
      limiter.pass(org_id, now);
      return noted(note, asking, ask);
    };
    try {
      return answerOf(service, await kept.get(key, fresh, now, question), heatIndexOf);
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      warn(error.reason);
      return emptyAnswer(service);
    }
  };
  const days = (kind: 'forecast' | 'history', given: Coordinates, span: Days, asking: Asking) => {
    const place = roughly(given);
    const key = [kind, place.lat, place.lon, span.from, span.to].join(' ');
    return cached(key, youth[kind], asking, () => service.hours(place, span, asking.now));
  };

  return {
    service,
    probe: (place, now) => service.current(place, now),
    current(given, asking) {
      const place = roughly(given);
      const key = ['current', place.lat, place.lon].join(' ');
      return cached(key, youth.current, asking, () => service.current(place, asking.now));
    },
    forecast(given, count, asking) {
      const place = roughly(given);
      const most = Math.min(count, mostForecastDays);
      const zone = zoneOf(place);
      const span = { from: dayAt(zone, asking.now), to: dayAt(zone, asking.now, most - 1) };
      // The key has no days: if the service is down, yesterday's answer still covers today.
      const key = ['live', place.lat, place.lon, most].join(' ');
      return cached(key, youth.forecast, asking, () => service.hours(place, span, asking.now));
    },
    async day(given, date, asking) {
      const last = dayAt(zoneOf(roughly(given)), asking.now, mostForecastDays);
      if (date > last) return emptyAnswer(service);
      return days('forecast', given, { from: date, to: date }, asking);
    },
    history: (given, span, asking) => days('history', given, span, asking),
  };
}

/** Heat index in degrees Celsius of a temperature and a relative humidity. */
type HeatIndexOf = (celsius: number, humidity: number) => number;

const milesOfKilometre = 1 / 1.609344;

/** The empty result, without an error. */
function emptyAnswer(service: WeatherService): WeatherAnswer {
  return {
    location: null,
    current: null,
    forecast: { forecastday: [] },
    source: { ...sourceOf(service), fetched_time: null },
  };
}

/** The weather of a place in the format of the product. */
function answerOf(
  service: WeatherService,
  { sky, since }: CachedSky,
  heatIndexOf: HeatIndexOf,
): WeatherAnswer {
  const { name, lat, lon, zone, current, hours } = sky;
  const wallTime = wallTimesOf(zone);
  return {
    location: { name, lat, lon, tz_id: zone },
    current: current && currentOf(current, wallTime, heatIndexOf),
    forecast: { forecastday: daysOf(hours.map((each) => hourOf(each, wallTime, heatIndexOf))) },
    source: { ...sourceOf(service), fetched_time: since },
  };
}

function sourceOf({ name, attribution, is_simulated }: WeatherService) {
  return { name, attribution, is_simulated };
}

function currentOf(sky: Sky, wallTime: WallTime, heatIndexOf: HeatIndexOf) {
  const { time, time_epoch, ...moment } = hourOf(sky, wallTime, heatIndexOf);
  return { ...moment, last_updated: time, last_updated_epoch: time_epoch };
}

function hourOf(sky: Sky, wallTime: WallTime, heatIndexOf: HeatIndexOf): WeatherHour {
  const heatindex_c = sky.heat_index ?? heatIndexOf(sky.celsius, sky.humidity);
  return {
    // Never later than its time: weather of the future is not the current one.
    time_epoch: Math.floor(sky.time / 1000),
    time: wallTime(sky.time),
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

type WallTime = (time: number) => string;

/**
 * The local time of a zone, as '2026-11-23 14:00', for times in milliseconds. An answer has hundreds of
 * hours, so the offset is looked up only where it can have changed.
 */
function wallTimesOf(zone: string): WallTime {
  let part = { from: Infinity, to: -Infinity, offset: 0 };
  return (time) => {
    if (time < part.from || time >= part.to) {
      const at = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone);
      const to = at.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity;
      part = { from: time, to, offset: at.offsetNanoseconds / 1e6 };
    }
    return new Date(time + part.offset).toISOString().slice(0, 16).replace('T', ' ');
  };
}
