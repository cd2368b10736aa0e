import { momentOf, riskIn, riskLevel } from '#heat/domain';
import type { HeatHour } from '#incidents/contract';
import type { WeatherHour } from '#weather/contract';

/** A location of the person, with its weather in the time of the file. */
export interface HeatPlace {
  name: string;
  hours: readonly WeatherHour[];
}

/** A time in milliseconds since 1970. */
export interface HeatSpan {
  start: number;
  end: number;
}

const hour = 3_600_000;

/**
 * The heat of each hour that touches one of the times, by time and location.
 *
 * @param hazard points of the hardest job, -1 without an assessed job
 */
export function heatHours(
  places: readonly HeatPlace[],
  times: readonly HeatSpan[],
  hazard: number,
): HeatHour[] {
  return places
    .flatMap(({ name, hours }) =>
      hours
        .filter(({ time_epoch }) => {
          const start = time_epoch * 1000;
          return times.some((time) => start < time.end && start + hour > time.start);
        })
        .map((each): HeatHour => {
          const risk = hazard < 0 ? null : riskIn(hazard, momentOf(each)).risk;
          return {
            time: new Date(each.time_epoch * 1000).toISOString(),
            location: name,
            temp_c: each.temp_c,
            humidity: each.humidity,
            wind_kph: each.wind_kph,
            heatindex_c: each.heatindex_c,
            risk,
            level: risk === null ? null : riskLevel(risk),
            is_measured: each.measured !== undefined || each.correction !== undefined,
          };
        }),
    )
    .toSorted((a, b) => a.time.localeCompare(b.time) || a.location.localeCompare(b.location));
}
