import type { BreakRule } from '#breaks/contract';
import { shareOfWork, strictRest } from '#heat/domain';
import type { HourAdvice } from '#heat/domain';
import type { AskedRest } from '#rule-packs/domain';

/**
 * When a crew needs rest in an hour: a rest of `rest` minutes after each `work` minutes. Without
 * work minutes the whole hour is rest.
 */
export interface HourRest {
  /** When the hour begins, in milliseconds since 1970. */
  readonly start: number;
  readonly work: number;
  readonly rest: number;
  /** The rule that asks for the rest; absent if the plan of the organisation does. */
  readonly rule?: BreakRule;
  /** A rule stops the work for the whole hour, which is no break that somebody takes. */
  readonly isStop?: true;
}

/**
 * The heat index in degrees Celsius from which rests are due if the organisation has set no
 * threshold: 90 °F.
 *
 * Source: the high heat trigger of the OSHA proposal of 2024 (29 CFR 1910.148).
 */
export const highTrigger = (90 - 32) / 1.8;

/**
 * Minutes from the threshold on: a rest of 15 minutes every two hours.
 *
 * Source: OSHA proposal of 2024 (29 CFR 1910.148), paragraph (f)(2).
 */
export const thresholdRest = { work: 105, rest: 15 } as const;

interface HourHeat {
  /** When the hour begins, in milliseconds since 1970. */
  start: number;
  /** Of the crew card; null if the work is not assessed or the weather is not complete. */
  advice: Pick<HourAdvice, 'rest_minutes' | 'spells'> | null;
  /** Degrees Celsius; null if it is not known. */
  heat_index: number | null;
  /** Heat index from which rests are due, in degrees Celsius. */
  threshold: number;
  /** What the rule packs of the location ask for. */
  asked?: AskedRest | null;
}

/**
 * The rest that a crew needs in an hour; null if it needs none. It is that of the crew card, of the
 * threshold, or of a rule. With both, the rests are those of the card, and 15 minutes long where those of the
 * card are less than 15 minutes in two hours.
 */
export function restOfHour({ asked = null, ...own }: HourHeat): HourRest | null {
  return restWithRule(ownRest(own), asked, own.start);
}

/** The organisation's own rest if it meets the rule; otherwise a rest that meets both. */
function restWithRule(
  own: HourRest | null,
  asked: AskedRest | null,
  start: number,
): HourRest | null {
  if (asked === null) return own;
  const { rule_pack_id, pack_name: name, duty } = asked.duty;
  const rule = { rule_pack_id, name, citation: duty.citation };
  if (duty.kind === 'stop_work') return { start, work: 0, rest: 60, rule, isStop: true };
  const strict = strictRest(own, asked);
  return strict === own ? own : { start, work: strict.work, rest: strict.rest, rule };
}

function ownRest({ start, advice, heat_index, threshold }: HourHeat): HourRest | null {
  const isHot = heat_index !== null && heat_index >= threshold;
  if (advice === null || advice.rest_minutes === 0) {
    return isHot ? { start, ...thresholdRest } : null;
  }
  const work = advice.spells?.minutes ?? 0;
  const rest = advice.spells?.rest ?? 60;
  const isLittle = 2 * advice.rest_minutes < thresholdRest.rest;
  return { start, work, rest: isHot && isLittle ? thresholdRest.rest : rest };
}

/** The hour with the smallest share of work, of equal ones that with the shortest work. */
export function mostCautious(hours: readonly HourRest[]): HourRest | null {
  return hours.reduce<HourRest | null>((found, hour) => {
    if (found === null) return hour;
    const [share, least] = [shareOfWork(hour), shareOfWork(found)];
    if (found.isStop === true || hour.isStop === true) return hour.isStop === true ? hour : found;
    return share < least || (share === least && hour.work < found.work) ? hour : found;
  }, null);
}
