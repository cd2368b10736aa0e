import { restOfHour } from '#breaks/domain';
import { litresOf, riskLevel, riskOf } from '#heat/domain';
import type { HourAdvice } from '#heat/domain';
import type { AskedRest } from '#rule-packs/domain';
import type { WeatherHour } from '#weather/contract';

/** The advice for a person in an hour; null for what is not known. */
export interface OwnHour {
  /** When it begins, in milliseconds since 1970. */
  readonly time: number;
  readonly level: 'low' | 'high' | 'extreme' | null;
  readonly temperature_c: number;
  readonly work_minutes: number | null;
  readonly rest_minutes: number | null;
  readonly litres: number | null;
}

interface OwnHourParts {
  /** The hazard score of the most dangerous job; -1 if none is assessed. */
  readonly hazard: number;
  /** Heat index from which rests are due, in degrees Celsius. */
  readonly threshold: number;
  /** Heat index from which the legal minimum of water applies, in degrees Celsius. */
  readonly waterTrigger: number;
  /**
   * For each kind of work of the person the advice and what the rules of the location ask for; null
   * where there is none.
   */
  readonly works: readonly OwnWorkHour[];
}

interface OwnWorkHour {
  advice: HourAdvice | null;
  asked: AskedRest | null;
  /** Litres. */
  askedWater: number | null;
}

/**
 * The advice for all jobs of a person in an hour: the most rest, which is never less than that of the
 * breaks of a crew and of the rules of the location, and the most water, which is never less than that
 * of the rules.
 */
export function ownHour(
  { time_epoch, temp_c, heatindex_c: heat_index, wind_kph }: WeatherHour,
  { hazard, threshold, waterTrigger, works }: OwnHourParts,
): OwnHour {
  const time = time_epoch * 1000;
  const known = Number.isFinite(heat_index) ? heat_index : null;
  const rests = works.flatMap(({ advice, asked }) => {
    if (advice === null && asked === null) return [];
    const planned = restOfHour({ start: time, advice, heat_index: known, threshold, asked });
    return [Math.max(advice?.rest_minutes ?? 0, planned === null ? 0 : minutesOf(planned))];
  });
  const rest = rests.length === 0 ? null : Math.max(...rests);
  const risk = riskOf({ hazard, heat_index, wind_kph });
  // An unknown index may be above the trigger.
  const isTriggered = !(heat_index < waterTrigger);
  const litres = works.flatMap(({ advice, askedWater }) => {
    if (advice === null) return askedWater === null ? [] : [litresOf(askedWater, false)];
    return [litresOf(Math.max(advice.water.loss, askedWater ?? 0), isTriggered)];
  });
  return {
    ...{ time, level: risk === null ? null : riskLevel(risk), temperature_c: temp_c },
    work_minutes: rest === null ? null : 60 - rest,
    rest_minutes: rest,
    litres: litres.length === 0 ? null : Math.max(...litres),
  };
}

/** Minutes of rest in an hour. */
function minutesOf({ work, rest }: { work: number; rest: number }): number {
  return Math.ceil((60 * rest) / (work + rest));
}
