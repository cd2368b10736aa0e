import type { CurrentWeather, WeatherHour } from '#weather/contract';
import { meanMoment, momentOf } from '../site/site-heat.ts';
import type { HeatMoment } from '../site/site-heat.ts';

/** The risk of a job in the weather of one moment. */
export interface MomentRisk {
  readonly risk: number;
  readonly moment: HeatMoment;
}

/** What a job meets at a site; null where it is not assessed, or its weather is not known. */
export interface JobRisk {
  /** The hour with the lowest risk. */
  readonly min: MomentRisk | null;
  /** In the mean heat and the mean wind of all hours. */
  readonly avg: MomentRisk | null;
  /** The hour with the highest risk. */
  readonly max: MomentRisk | null;
  /** In the weather of now. */
  readonly curr: MomentRisk | null;
}

const unknown: JobRisk = { min: null, avg: null, max: null, curr: null };

/**
 * The risks of a job over some hours. Of hours with the same risk the lowest is the coolest and the highest
 * the hottest one, the first of those that are alike.
 *
 * @param hazard hazard score of the job, -1 where it is not assessed
 * @param current the weather of now; null where it is not known, or not asked for
 */
export function jobRisk(
  hazard: number,
  hours: readonly WeatherHour[],
  current: CurrentWeather | null,
): JobRisk {
  if (hazard < 0) return unknown;
  const curr = current === null ? null : riskIn(hazard, nowOf(current));
  const risks = hours.map((hour) => riskIn(hazard, momentOf(hour)));
  const [first, ...others] = risks;
  if (first === undefined) return { ...unknown, curr };
  const by = (isBefore: (one: MomentRisk, other: MomentRisk) => boolean) =>
    others.reduce((found, each) => (isBefore(each, found) ? each : found), first);
  return {
    min: by((one, other) => compare(one, other) < 0),
    avg: riskIn(hazard, meanMoment(hours)),
    max: by((one, other) => compare(one, other) > 0),
    curr,
  };
}

/** The risk of an assessed job at a moment. */
export function riskIn(hazard: number, moment: HeatMoment): MomentRisk {
  return { risk: moment.heatindex_score * (hazard + moment.wind_score), moment };
}

function nowOf({ last_updated, ...current }: CurrentWeather): HeatMoment {
  return momentOf({ ...current, time: last_updated });
}

function compare(one: MomentRisk, other: MomentRisk): number {
  return one.risk - other.risk || one.moment.c - other.moment.c;
}
