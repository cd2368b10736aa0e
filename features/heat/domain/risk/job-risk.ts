import type { CurrentWeather, WeatherHour } from '#weather/contract';
import { meanMoment, momentOf } from '../site/site-heat.ts';
import type { HeatMoment } from '../site/site-heat.ts';

/** The risk of a job in the weather of one moment. */
export interface MomentRisk {
  readonly risk: number;
  readonly moment: HeatMoment;
}

/** The risks of a job at a site; null if it is not assessed, or its weather is not known. */
export interface JobRisk {
  /** The hour with the lowest risk. */
  readonly min: MomentRisk | null;
  /** For the mean heat and the mean wind of all hours. */
  readonly avg: MomentRisk | null;
  /** The hour with the highest risk. */
  readonly max: MomentRisk | null;
  /** For the current weather. */
  readonly curr: MomentRisk | null;
}

const unknown: JobRisk = { min: null, avg: null, max: null, curr: null };

/**
 * The risks of a job over some hours. Of hours with the same risk the lowest is the coolest and the
 * highest the hottest one, then the first.
 *
 * @param hazard hazard score of the job, -1 if it is not assessed
 * @param current the current weather; null if it is not known, or not needed
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
