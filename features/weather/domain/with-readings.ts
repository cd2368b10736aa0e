import { fahrenheitOf } from '#packages/kit';
import type {
  CurrentWeather,
  Measured,
  SiteMeasures,
  SiteReading,
  WeatherAnswer,
  WeatherDay,
  WeatherHour,
} from '#weather/contract';
import { corrected } from './site-corrections.ts';

const minute = 60_000;
const hour = 3_600_000;
/** A reading that is stored later than so long after it was taken does not change past hours. */
const prompt = 30 * minute;

/** The share of a later hour that the minutes of a reading cover to replace it. */
const leastShare = 0.5;

/** The WBGT of a moment at a site in degrees Celsius, with its reading; NaN if it is not known. */
export type WbgtOf = (moment: WeatherHour | CurrentWeather) => number;

/**
 * The days of a site, with its readings in place of the model in the hours that they replace, and
 * its corrections added to the others.
 */
export function daysOfSite(
  days: readonly WeatherDay[],
  { readings, corrections }: SiteMeasures,
  wbgtOf: WbgtOf,
): readonly WeatherDay[] {
  if (readings.length === 0 && corrections.length === 0) return days;
  return days.map((day) => {
    const hours = hoursOfSite(day.hour, { readings, corrections }, wbgtOf);
    return hours.some((each, nth) => each !== day.hour[nth]) ? { ...day, hour: hours } : day;
  });
}

/** The same of hours. */
export function hoursOfSite(
  hours: readonly WeatherHour[],
  { readings, corrections }: SiteMeasures,
  wbgtOf: WbgtOf,
): WeatherHour[] {
  return hours.map((each) => {
    const start = each.time_epoch * 1000;
    return measuredMoment(corrected(each, corrections), readings, { start, wbgtOf });
  });
}

/**
 * The weather of a site with its readings and corrections. An observation stays: `weatherAt` gives
 * it the reading of the hour that is asked for.
 */
export function answerOfSite(
  answer: WeatherAnswer,
  measures: SiteMeasures,
  wbgtOf: WbgtOf,
): WeatherAnswer {
  const forecastday = [...daysOfSite(answer.forecast.forecastday, measures, wbgtOf)];
  return { ...answer, forecast: { forecastday } };
}

/**
 * A moment with the reading of its hour in place of the model, if there is one.
 *
 * @param start of the hour, in milliseconds since 1970
 */
export function measuredMoment<Moment extends WeatherHour | CurrentWeather>(
  moment: Moment,
  readings: readonly SiteReading[],
  { start, wbgtOf }: { start: number; wbgtOf: WbgtOf },
): Moment {
  const isHotter = (reading: SiteReading) => isHotterThan(reading, moment, wbgtOf);
  return withReading(moment, readingOf(readings, start, isHotter));
}

/**
 * The reading of an hour: the newest of those that replace it, and the hottest of those of the same
 * minute. A reading replaces the hour in which it was taken, and later hours of which its minutes
 * cover at least half. One that touches an hour for less replaces only what is cooler there: the
 * model, and an older reading.
 *
 * @param start of the hour, in milliseconds since 1970
 * @param isHotter than the model in this hour
 */
export function readingOf(
  readings: readonly SiteReading[],
  start: number,
  isHotter: (reading: SiteReading) => boolean,
): SiteReading | null {
  const minuteOf = ({ time }: SiteReading) => Math.floor(Date.parse(time) / minute);
  const ordered = readings
    .filter((reading) => isInForce(reading, start))
    .toSorted(
      (a, b) =>
        minuteOf(b) - minuteOf(a) ||
        heatOf(b) - heatOf(a) ||
        (a.reading_id < b.reading_id ? 1 : -1),
    );
  const held = ordered.find((reading) => coversMost(reading, start));
  const found = ordered.find(
    (reading) =>
      reading === held ||
      ((held === undefined || heatOf(reading) > heatOf(held)) && isHotter(reading)),
  );
  return found ?? null;
}

/**
 * Whether the minutes of a reading touch an hour. One that was stored late counts only if its minutes
 * reached into the time at which it was stored, and not in hours that were over then, so that it
 * never undoes a break that was late.
 */
function isInForce(reading: SiteReading, start: number): boolean {
  const [from, stored] = [Date.parse(reading.time), Date.parse(reading.created_time)];
  const until = untilOf(reading);
  if (from >= start + hour || until <= start) return false;
  return !isStoredLate(reading) || (until > stored && start + hour > stored);
}

/** Whether a reading that touches an hour was taken in it, or covers at least half of it. */
function coversMost(reading: SiteReading, start: number): boolean {
  if (Date.parse(reading.time) >= start) return true;
  return untilOf(reading) - start >= leastShare * hour;
}

function untilOf({ time, minutes }: SiteReading): number {
  return Date.parse(time) + minutes * minute;
}

/** Whether a reading makes a moment hotter: its heat index or its WBGT. */
function isHotterThan(
  reading: SiteReading,
  moment: WeatherHour | CurrentWeather,
  wbgtOf: WbgtOf,
): boolean {
  const measured = withReading(moment, reading);
  if (measured.heatindex_c > moment.heatindex_c) return true;
  const [own, model] = [wbgtOf(measured), wbgtOf(moment)];
  // A measured WBGT is more than none.
  return Number.isNaN(model) ? !Number.isNaN(own) : own > model;
}

/** Whether a reading was stored so long after it was taken that it does not change past hours. */
export function isStoredLate({
  time,
  created_time,
}: Pick<SiteReading, 'time' | 'created_time'>): boolean {
  return Date.parse(created_time) - Date.parse(time) > prompt;
}

/** Readings, or corrections, of each location, in their order. */
export function rowsBySite<Row extends { location_id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const own = found.get(row.location_id);
    if (own === undefined) found.set(row.location_id, [row]);
    else own.push(row);
  }
  return found;
}

/** The same moment as the model has it. */
export function modelOf<Moment extends WeatherHour | CurrentWeather>(moment: Moment): Moment {
  const { measured, correction, ...others } = moment;
  if (measured === undefined && correction === undefined) return moment;
  return { ...others, ...measured?.model } as Moment;
}

/** A moment with a reading in place of the model; null for none. */
function withReading<Moment extends WeatherHour | CurrentWeather>(
  moment: Moment,
  reading: SiteReading | null,
): Moment {
  if (reading === null) return moment;
  const { reading_id, minutes, wbgt, temperature, humidity, heat_index, wind_kph } = reading;
  const measured: Measured = {
    ...{ reading_id, minutes, wbgt, time: Date.parse(reading.time) },
    wind: wind_kph === null ? null : wind_kph / 3.6,
    has_air: false,
    model: airOf(moment),
  };
  if (temperature === null || humidity === null || heat_index === null) {
    return { ...moment, measured };
  }
  return {
    ...moment,
    ...{ temp_c: temperature, temp_f: fahrenheitOf(temperature), humidity },
    ...{ heatindex_c: heat_index, heatindex_f: fahrenheitOf(heat_index) },
    measured: { ...measured, has_air: true },
  };
}

/** An observation with the reading of its hour in place of the model. */
export function withReadingOf(current: CurrentWeather, own: WeatherHour): CurrentWeather {
  const { measured } = own;
  if (measured === undefined) return current;
  return {
    ...current,
    ...(measured.has_air && airOf(own)),
    measured: { ...measured, model: airOf(current) },
  };
}

function airOf(moment: WeatherHour | CurrentWeather): Measured['model'] {
  const { temp_c, temp_f, humidity, heatindex_c, heatindex_f } = moment;
  return { temp_c, temp_f, humidity, heatindex_c, heatindex_f };
}

/**
 * How hot a reading is, only to compare it with others: its WBGT, or that of its air, which the
 * Australian Bureau of Meteorology approximates for moderate sun and light wind.
 */
function heatOf({ wbgt, temperature, humidity }: SiteReading): number {
  if (wbgt !== null) return wbgt;
  if (temperature === null || humidity === null) return Number.NEGATIVE_INFINITY;
  const vapour = (humidity / 100) * 6.105 * Math.exp((17.27 * temperature) / (237.7 + temperature));
  return 0.567 * temperature + 0.393 * vapour + 3.94;
}
