import type { CurrentWeather, WeatherDay, WeatherHour } from '#weather/contract';
import { heatScore } from '../heat-index/heat-band.ts';
import { roundedWind } from '#weather/domain';
import { windScore } from '../risk/wind-score.ts';

/** The current heat at a site, in the fields of the specification. */
export interface CurrentHeat {
  readonly heatindex_c: number;
  readonly heatindex_f: number;
  readonly heatindex_score: number;
  readonly wind_kph: number;
  readonly wind_mph: number;
  readonly wind_score: number;
  readonly uv: number;
  readonly humidity: number;
  /** In the site's time. */
  readonly last_updated: string;
}

/** One heat index of a day, with its wind. */
export interface HeatMoment {
  /** In the site's time; a mean has none. */
  readonly time: string | null;
  /** Heat index in both units. */
  readonly c: number;
  readonly f: number;
  readonly wind_kph: number;
  readonly wind_mph: number;
  readonly heatindex_score: number;
  readonly wind_score: number;
}

/** The heat at a site on a local day. */
export interface HeatDay {
  readonly date: string;
  readonly min: HeatMoment;
  readonly avg: HeatMoment;
  readonly max: HeatMoment;
}

/** The heat of the current weather. */
export function currentHeat(current: CurrentWeather): CurrentHeat {
  const { heatindex_c, heatindex_f, wind_kph, wind_mph, uv, humidity, last_updated } = current;
  return {
    ...{ heatindex_c, heatindex_f, wind_kph, wind_mph, uv, humidity, last_updated },
    heatindex_score: heatScore(heatindex_c),
    wind_score: windScore(wind_kph),
  };
}

/**
 * The mildest, the mean and the hottest moment of each day; of equal ones the first. The wind of
 * the mean is that of the day, with one decimal. Days without hours are left out.
 */
export function heatDays(days: readonly WeatherDay[]): HeatDay[] {
  return days.flatMap(({ date, hour }) => {
    const [first] = hour;
    if (first === undefined) return [];
    const by = (isBefore: (one: WeatherHour, other: WeatherHour) => boolean) =>
      momentOf(hour.reduce((found, each) => (isBefore(each, found) ? each : found), first));
    const min = by((one, other) => one.heatindex_c < other.heatindex_c);
    const max = by((one, other) => one.heatindex_c > other.heatindex_c);
    return [{ date, min, avg: meanMoment(hour), max }];
  });
}

/** The heat of one hour. */
export function momentOf({
  time,
  heatindex_c,
  heatindex_f,
  wind_kph,
  wind_mph,
}: Pick<
  WeatherHour,
  'time' | 'heatindex_c' | 'heatindex_f' | 'wind_kph' | 'wind_mph'
>): HeatMoment {
  return {
    ...{ time, c: heatindex_c, f: heatindex_f, wind_kph, wind_mph },
    heatindex_score: heatScore(heatindex_c),
    wind_score: windScore(wind_kph),
  };
}

/** The mean heat and wind of at least one hour, with one decimal of wind; it has no time. */
export function meanMoment(hours: readonly WeatherHour[]): HeatMoment {
  const mean = (part: (hour: WeatherHour) => number) =>
    hours.reduce((sum, hour) => sum + part(hour), 0) / hours.length;
  const c = mean(({ heatindex_c }) => heatindex_c);
  const wind_kph = roundedWind(mean((hour) => hour.wind_kph));
  return {
    time: null,
    c,
    f: mean(({ heatindex_f }) => heatindex_f),
    wind_kph,
    wind_mph: roundedWind(mean((hour) => hour.wind_mph)),
    heatindex_score: heatScore(c),
    wind_score: windScore(wind_kph),
  };
}
