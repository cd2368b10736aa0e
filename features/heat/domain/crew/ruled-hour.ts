import type { Coordinates } from '#tags/contract';
import type { WeatherHour } from '#weather/contract';
import type { AdvisedHour, CrewPlan } from './crew-card.ts';
import type { Crew, RestPlace } from './crew.ts';
import { litresOf } from './hour-advice.ts';
import type { HourAdvice } from './hour-advice.ts';
import type { HourRules, WorkRest } from './hour-rules.ts';

/** Work in an hour of a forecast, as rules depend on it. */
export interface RuledWork {
  readonly weather: WeatherHour;
  readonly place: Coordinates;
  readonly rest: RestPlace;
  readonly crew: Crew;
  /** The job's answer about the sun; -1 if it is not assessed. */
  readonly sun_exposure: number;
}

/** The rules of a location for an hour of work. */
export type HourRulesOf = (work: RuledWork) => HourRules;

interface Ruling {
  readonly sun_exposure: number;
  /** Null for a location without rules. */
  readonly rulesOf: HourRulesOf | null;
}

/** Hours with what the rules of the location ask for beyond the advice, see `ruledHour`. */
export function ruledHours<Hour extends AdvisedHour>(
  hours: readonly Hour[],
  { place, rest, crew }: CrewPlan,
  { sun_exposure, rulesOf }: Ruling,
): Hour[] {
  return hours.map((hour) => {
    const { weather } = hour;
    if (weather === null || rulesOf === null) return hour;
    return ruledHour(hour, rulesOf({ weather, place, rest, crew, sun_exposure }), crew.workers);
  });
}

/**
 * An hour with the cautious one of the advice and the rules: no work while a rule stops it, the rest
 * that keeps both, and the larger amount of water. `advice.rules` names the pack of each part that a
 * rule decides. Where work is stopped there is nothing to do "up to" some minutes.
 */
export function ruledHour<Hour extends AdvisedHour>(
  hour: Hour,
  rules: HourRules,
  workers: number,
): Hour {
  const advice = hour.advice === null ? null : ruledAdvice(hour.advice, rules, workers);
  const isLess = advice !== null && advice.work_minutes !== hour.advice?.work_minutes;
  return {
    ...hour,
    ...{ advice, stopped_by: rules.stop },
    ...('best_minutes' in hour && (isLess || rules.stop !== null) && { best_minutes: null }),
  };
}

function ruledAdvice(advice: HourAdvice, rules: HourRules, workers: number): HourAdvice {
  const asked = rules.water === null ? 0 : litresOf(rules.water.litres, false);
  const isByRule = asked > advice.water.litres;
  const water = isByRule ? ({ ...advice.water, litres: asked, by: 'rule' } as const) : advice.water;
  const worked = ruledWork(advice, rules);
  return {
    ...{ ...advice, ...worked, water, litres_of_crew: water.litres * workers },
    rules: {
      stop: rules.stop,
      rest: worked !== null && rules.stop === null ? (rules.rest?.from ?? null) : null,
      water: isByRule ? rules.water : null,
    },
  };
}

/** The minutes where a rule decides; null where the advice keeps the rules. */
function ruledWork(
  { rest_minutes, spells }: HourAdvice,
  { stop, rest }: HourRules,
): Pick<HourAdvice, 'work_minutes' | 'rest_minutes' | 'spells' | 'limited_by' | 'stretch'> | null {
  const byRule = { limited_by: 'rule', stretch: null } as const;
  if (stop !== null) return { work_minutes: 0, rest_minutes: 60, spells: null, ...byRule };
  if (rest === null || spells === null) return null;
  const own = rest_minutes === 0 ? null : { work: spells.minutes, rest: spells.rest };
  const strict = strictRest(own, rest);
  if (own !== null && strict.work === own.work && strict.rest === own.rest) return null;
  if (strict.work === 0) return { work_minutes: 0, rest_minutes: 60, spells: null, ...byRule };
  const ruled = Math.ceil((60 * strict.rest) / (strict.work + strict.rest));
  const minutes = Math.max(rest_minutes, ruled);
  const count = Math.max(1, Math.floor(60 / (strict.work + strict.rest)));
  return {
    ...{ work_minutes: 60 - minutes, rest_minutes: minutes, ...byRule },
    spells: { count, minutes: strict.work, rest: strict.rest },
  };
}

/**
 * The own plan if it keeps the rest that a rule asks for, and has more of it. Otherwise the work
 * between two rests is the shorter of the two, and each rest is as long as the longer of the two.
 */
export function strictRest<Own extends WorkRest>(own: Own | null, asked: WorkRest): Own | WorkRest {
  const keeps = own !== null && own.work <= asked.work && own.rest >= asked.rest;
  if (keeps && shareOfWork(own) < shareOfWork(asked)) return own;
  return {
    work: Math.min(asked.work, own?.work ?? asked.work),
    rest: Math.max(asked.rest, own?.rest ?? asked.rest),
  };
}

/** The share of work in work and rest, 0 to 1. */
export function shareOfWork({ work, rest }: WorkRest): number {
  return work / (work + rest);
}
