import { exposureLimit, limitName } from '../limits/exposure-limit.ts';
import type { Acclimatisation } from '../limits/exposure-limit.ts';
import { ratesUpTo, restingRate } from '../limits/metabolic-class.ts';
import { workMinutes } from '../limits/work-rest.ts';
import { strainOf } from '../strain/heat-strain.ts';
import { halfShift } from '../strain/work-pattern.ts';
import type { Crew, CrewWeather } from './crew.ts';
import { outOfRange, strainPhase } from './strain-range.ts';
import type { OutOfRange } from './strain-range.ts';
import type { HourRules, RuleRest } from './hour-rules.ts';
import { longestSpells, oneSpell } from './work-spells.ts';
import type { Spells, WorkAndRest } from './work-spells.ts';

/** The longest work without a break by ISO 7933, or why the method gives no result. */
export type Stretch =
  | { readonly minutes: number; readonly out_of_range: null }
  | { readonly minutes: null; readonly out_of_range: readonly OutOfRange[] };

/** Litres of water for a person in an hour, and their reason. */
export interface Water {
  readonly litres: number;
  /** Litres that a body loses, up to what ISO 7933 lets it lose. */
  readonly loss: number;
  /** The legal minimum, the predicted loss, or a rule of the location. */
  readonly by: 'floor' | 'loss' | 'rule';
}

/** The advice for one hour and one job. The cautious end is the advice, the rest is context. */
export interface HourAdvice {
  /** Degrees Celsius at work, without the clothing. */
  readonly wbgt: number;
  /** Degrees that the clothing adds before the comparison with the limit. */
  readonly clothing: number;
  /** The NIOSH limit for continuous work, in degrees Celsius WBGT. */
  readonly limit: { readonly name: 'REL' | 'RAL'; readonly celsius: number };
  /** Minutes of the hour; together 60. */
  readonly work_minutes: number;
  readonly rest_minutes: number;
  /** Null without work. */
  readonly spells: Spells | null;
  /** Null without work. */
  readonly stretch: Stretch | null;
  /** The method that limits the work to less than 60 minutes; null if none does. */
  readonly limited_by: 'wbgt' | 'heat_strain' | 'rule' | null;
  readonly water: Water;
  /** Litres for the whole crew. */
  readonly litres_of_crew: number;
  /** The rules that decide, and the pack that stops the work; absent if no rules were applied. */
  readonly rules?: {
    readonly stop: string | null;
    readonly rest: readonly RuleRest[] | null;
    /** What the rule asks for, which may be more than anybody should drink. */
    readonly water: HourRules['water'];
  };
}

/**
 * The advice for a crew in an hour; null if its work is not assessed or there is no WBGT.
 *
 * Two limits apply: that of NIOSH 2016-106 for the mean of the hour, and that of ISO 7933 for the
 * body, minute by minute. Both are used at the heavy end of the metabolic class, and for
 * unacclimatised people unless the crew is acclimatised. For unacclimatised people the stricter
 * result of ISO 7933 for both states applies, as an acclimatised body sweats more and may reach its
 * limit of water loss first.
 *
 * @param trigger heat index in degrees Celsius from which the legal minimum of water applies
 */
export function hourAdvice(weather: CrewWeather, crew: Crew, trigger: number): HourAdvice | null {
  const rates = ratesUpTo(crew.work_rate, 'most');
  const watts = rates.at(-1);
  const { wbgt } = weather.work;
  // A measured WBGT alone does not say what the body takes up from sun and ground.
  const values = [wbgt, weather.rest.wbgt, weather.work.radiant];
  if (watts === undefined || values.some((value) => Number.isNaN(value))) return null;
  const { acclimatisation } = crew;
  const work = workOf({ weather, crew, rates, watts, acclimatisation });
  const { minutes, spells, byWbgt } = work;
  // An unknown index may be above the trigger.
  const isTriggered = !(weather.heat_index < trigger);
  const water = waterOf(work.lossLate, isTriggered);
  return {
    ...{ wbgt, clothing: crew.clothing },
    limit: { name: limitName(acclimatisation), celsius: exposureLimit(watts, acclimatisation) },
    work_minutes: minutes,
    rest_minutes: 60 - minutes,
    spells,
    stretch: spells === null ? null : work.stretch,
    limited_by: limitedBy(minutes, byWbgt),
    water,
    litres_of_crew: water.litres * crew.workers,
  };
}

/**
 * The most minutes of work that may be right for some of the crew: at the light end of the class,
 * and as acclimatised if that is unknown. Never less than the advice.
 */
export function bestMinutes(weather: CrewWeather, crew: Crew, advice: HourAdvice): number {
  const rates = ratesUpTo(crew.work_rate, 'least');
  const watts = rates.at(-1);
  if (advice.work_minutes === 60 || watts === undefined) return advice.work_minutes;
  const isUnknown = crew.acclimatisation === 'unknown';
  const acclimatisation = isUnknown ? 'acclimatised' : crew.acclimatisation;
  const { minutes } = workOf({ weather, crew, rates, watts, acclimatisation });
  return Math.max(minutes, advice.work_minutes);
}

interface Known {
  readonly weather: CrewWeather;
  readonly crew: Crew;
  readonly watts: number;
  /** The watts of each lighter class, then `watts`. */
  readonly rates: readonly number[];
  readonly acclimatisation: Acclimatisation;
}

interface Work {
  readonly minutes: number;
  /** By NIOSH alone. */
  readonly byWbgt: number;
  readonly spells: Spells | null;
  readonly stretch: Stretch;
  /** Grams lost in the fourth hour of continuous work. */
  readonly lossLate: number;
}

function workOf(known: Known): Work {
  const { weather, crew } = known;
  const byWbgt = workMinutes({
    ...{ wbgt: weather.work.wbgt, wbgt_at_rest: weather.rest.wbgt, clothing: crew.clothing },
    ...{ watts: known.watts, crew: known.acclimatisation },
  });
  const bodies = bodiesOf(known);
  const strains = bodies.map(({ work }) => strainOf(work, halfShift));
  const lossLate = Math.max(...strains.map(({ loss_late }) => loss_late));
  const stretch = Math.min(
    ...strains.flatMap(({ until_rectal, until_loss_most }) => [until_rectal, until_loss_most]),
  );
  // A limit reached in the last minute of half a shift counts as reached.
  const isUnlimited = !strains.some(({ reaches_limit }) => reaches_limit);
  const reasons = outOfRange(weather.work, crew.clo);
  // Below its range the method gives no limit. Above it, the nearest weather within the range
  // limits the work.
  const spells =
    byWbgt > 0 && reasons.includes('cold')
      ? oneSpell(byWbgt)
      : longestSpells(bodies, byWbgt, isUnlimited ? Number.POSITIVE_INFINITY : stretch);
  return {
    ...{ byWbgt, spells, lossLate },
    minutes: spells === null ? 0 : spells.count * spells.minutes,
    stretch:
      reasons.length === 0
        ? { minutes: stretch, out_of_range: null }
        : { minutes: null, out_of_range: reasons },
  };
}

/** Insulation of work clothes in clo. */
const commonClo = 0.6;

/**
 * The bodies that must tolerate the work, one for each possible state of acclimatisation, clothing and rate.
 *
 * In ISO 7933 sweating stops during a rest and starts late in the next spell. Lighter work, work clothes or a
 * rest in an air-conditioned room can therefore give fewer minutes than heavier work, warmer clothing or a rest
 * in the shade. To keep the advice consistent, lighter rates and work clothes are simulated too, and every rest
 * is simulated in the shade. An air-conditioned room counts through its WBGT only.
 */
function bodiesOf({ weather, crew, rates, acclimatisation }: Known): WorkAndRest[] {
  const states = acclimatisation === 'acclimatised' ? [true] : [true, false];
  const isWarm = crew.clo === null || crew.clo > commonClo;
  const clos = isWarm ? [commonClo, crew.clo] : [crew.clo];
  return states.flatMap((isAcclimatised) =>
    clos.flatMap((clo) =>
      rates.map((rate) => {
        const of = { clo, isAcclimatised };
        return {
          work: strainPhase(weather.work, { ...of, watts: rate, isRest: false }),
          rest: strainPhase(weather.shade, { ...of, watts: restingRate, isRest: true }),
        };
      }),
    ),
  );
}

function limitedBy(minutes: number, byWbgt: number): HourAdvice['limited_by'] {
  if (minutes === 60) return null;
  return minutes < byWbgt ? 'heat_strain' : 'wbgt';
}

/**
 * Water in litres for each person and hour that the law asks an employer to provide while the heat trigger is
 * met: one US quart.
 *
 * Source: OSHA, Heat Injury and Illness Prevention in Outdoor and Indoor Work Settings, proposed rule of
 * 2024 (29 CFR 1910.148); Oregon OAR 437-002-0156 and Maryland COMAR 09.12.32 say 32 ounces.
 */
export const waterFloor = 0.946;

/**
 * The heat trigger if the organisation has set none: a heat index of 80 F, in degrees Celsius.
 *
 * Source: the initial heat trigger of the OSHA proposal of 2024; Oregon OAR 437-002-0156.
 */
export const commonTrigger = ((80 - 32) * 5) / 9;

/**
 * The most water in litres that a person should drink in an hour: above it the sodium of the blood may fall
 * too low (1.5 quarts).
 *
 * Source: US Army TB MED 507; NIOSH 2016-106 has the same limit (48 ounces).
 */
export const mostWater = 1.42;

/**
 * The largest loss in litres per hour within ISO 7933. The advice never lets anybody lose more than
 * 5 % of 75 kg in 4 hours, which is 0.94 litres an hour on average and 1 litre in the later hours,
 * when sweating is fully established.
 */
const mostLoss = 1;

/** Litres are rounded to cups. */
const cup = 0.25;

/**
 * Water for a person in an hour, in cups of 0.25 litres: the larger of the legal minimum, while the
 * trigger is met, and the loss of a body that has been working for three hours.
 *
 * The loss is that of continuous work, up to the limit of ISO 7933. It is never less than that of
 * the advised pattern, and it does not fall when heat shortens the minutes of work. Otherwise a
 * hotter hour with more rest would require less water than a cooler one.
 *
 * @param grams lost in the fourth hour of continuous work
 */
function waterOf(grams: number, isTriggered: boolean): Water {
  const loss = Math.min(grams / 1000, mostLoss);
  const isByFloor = isTriggered && waterFloor >= loss;
  return { litres: litresOf(loss, isTriggered), loss, by: isByFloor ? 'floor' : 'loss' };
}

/**
 * Litres of water in an hour for a loss as in an advice, in cups.
 *
 * @param loss litres
 * @param isTriggered the legal minimum of water applies
 */
export function litresOf(loss: number, isTriggered: boolean): number {
  const cups = Math.ceil(Math.max(loss, isTriggered ? waterFloor : 0) / cup);
  return Math.min(cups * cup, mostWater);
}
