import { fahrenheitOf } from '#packages/kit';
import type {
  CurrentWeather,
  Measured,
  SiteReading,
  WeatherAnswer,
  WeatherDay,
  WeatherHour,
} from '#weather/contract';

const minute = 60_000;
const hour = 3_600_000;

/** The days of a site, with its readings in place of the model in the hours that they cover. */
export function daysWithReadings(
  days: readonly WeatherDay[],
  readings: readonly SiteReading[],
): readonly WeatherDay[] {
  if (readings.length === 0) return days;
  return days.map((day) => {
    const hours = day.hour.map((each) =>
      withReading(each, readingOf(readings, each.time_epoch * 1000)),
    );
    return hours.some((each, nth) => each !== day.hour[nth]) ? { ...day, hour: hours } : day;
  });
}

/** The weather of a site, with its readings in place of the model in the hours that they cover. */
export function withReadings(
  answer: WeatherAnswer,
  readings: readonly SiteReading[],
): WeatherAnswer {
  if (readings.length === 0) return answer;
  const days = answer.forecast.forecastday;
  return {
    ...answer,
    current: answer.current && currentWithReading(answer.current, days, readings),
    forecast: { forecastday: [...daysWithReadings(days, readings)] },
  };
}

/**
 * The reading of an hour: the newest of those in force in any part of it, and the hottest of those
 * of the same minute.
 *
 * @param start of the hour, in milliseconds since 1970
 */
export function readingOf(readings: readonly SiteReading[], start: number): SiteReading | null {
  const minuteOf = ({ time }: SiteReading) => Math.floor(Date.parse(time) / minute);
  const inForce = readings.filter(({ time, minutes }) => {
    const from = Date.parse(time);
    return from < start + hour && from + minutes * minute > start;
  });
  const [newest] = inForce.toSorted(
    (a, b) =>
      minuteOf(b) - minuteOf(a) || heatOf(b) - heatOf(a) || (a.reading_id < b.reading_id ? 1 : -1),
  );
  return newest ?? null;
}

/** The readings of each location, in their order. */
export function readingsBySite<Reading extends { location_id: string }>(
  readings: readonly Reading[],
): ReadonlyMap<string, readonly Reading[]> {
  const found = new Map<string, Reading[]>();
  for (const reading of readings) {
    const own = found.get(reading.location_id);
    if (own === undefined) found.set(reading.location_id, [reading]);
    else own.push(reading);
  }
  return found;
}

/** The same moment as the model has it. */
export function modelOf<Moment extends WeatherHour | CurrentWeather>(moment: Moment): Moment {
  const { measured, ...others } = moment;
  return measured === undefined ? moment : ({ ...others, ...measured.model } as Moment);
}

/** An observation belongs to its hour of the forecast. */
function currentWithReading(
  current: CurrentWeather,
  days: readonly WeatherDay[],
  readings: readonly SiteReading[],
): CurrentWeather {
  const time = current.last_updated_epoch;
  const own = days
    .flatMap((day) => day.hour)
    .find(({ time_epoch }) => time_epoch <= time && time < time_epoch + 3600);
  const start = own?.time_epoch ?? Math.floor(time / 3600) * 3600;
  return withReading(current, readingOf(readings, start * 1000));
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

function withReading<Moment extends WeatherHour | CurrentWeather>(
  moment: Moment,
  reading: SiteReading | null,
): Moment {
  if (reading === null) return moment;
  const { reading_id, minutes, wbgt, temperature, humidity, heat_index, wind_kph } = reading;
  const { temp_c, temp_f, humidity: moisture, heatindex_c, heatindex_f } = moment;
  const measured: Measured = {
    ...{ reading_id, minutes, wbgt, time: Date.parse(reading.time) },
    wind: wind_kph === null ? null : wind_kph / 3.6,
    has_air: false,
    model: { temp_c, temp_f, humidity: moisture, heatindex_c, heatindex_f },
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
