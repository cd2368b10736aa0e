import { exposureLimit, rateBand } from '#heat/domain';
import type { Duty, Exemption, Trigger } from '#rule-packs/contract';
import { heaviest, highestHeatIndex, highestWbgt } from './highest-heat.ts';
import type { Situation, Unknown } from './situation.ts';

/** The unknown things that a condition depends on; null if the condition is certainly not met. */
export type Condition = readonly Unknown[] | null;

/** A conversion must not move a value below a limit that it has reached. */
const rounding = 1e-6;

/** Whether an exemption certainly applies. What is not known does not exempt anybody. */
export function isExempt(exemption: Exemption, situation: Situation): boolean {
  switch (exemption.kind) {
    case 'short_exposure': {
      const { exposure_minutes } = situation;
      return exposure_minutes !== null && exposure_minutes <= exemption.minutes;
    }
    case 'light_work':
      return (
        situation.work_rate === light && highestHeatIndex(situation) + rounding < exemption.below_f
      );
  }
}

/** The metabolic work rate of light work. */
const light = 2;

/** Whether a situation is within the scope of a duty, apart from its triggers. */
export function scopeOf(duty: Duty, situation: Situation): Condition {
  const { place, in_sun, industry, crew, heat_wave } = situation;
  const conditions: Condition[] = [
    ...(duty.place === null ? [] : [of(place === null ? null : place === duty.place, 'place')]),
    ...(duty.in_sun ? [of(in_sun, 'sun')] : []),
    ...(duty.industries.length === 0
      ? []
      : [of(industry === null ? null : duty.industries.includes(industry), 'industry')]),
    ...(duty.people === 'new' ? [isNew(crew)] : []),
    ...(duty.heat_wave ? [of(heat_wave, 'heat_wave')] : []),
  ];
  return all(conditions);
}

/**
 * Whether one of some triggers is met; without any it always is. A value that is not known counts as
 * the highest that it can be. A rule that offers heat index or WBGT is kept by either: if one of them
 * is known, the other is not guessed.
 */
export function triggerOf(triggers: readonly Trigger[], situation: Situation): Condition {
  if (triggers.length === 0) return [];
  const isAnyKnown = triggers.some((each) => isKnown(each, situation) === true);
  const unknown = new Set<Unknown>();
  let isPossible = false;
  for (const each of triggers) {
    const met = metBy(each, situation);
    if (met === null || (isAnyKnown && isKnown(each, situation) === false)) continue;
    if (met.length === 0) return [];
    isPossible = true;
    for (const one of met) unknown.add(one);
  }
  return isPossible ? [...unknown] : null;
}

/** Whether the value of a trigger is known; null for a clock, which is no measure of heat. */
function isKnown(trigger: Trigger, situation: Situation): boolean | null {
  return trigger.metric === 'clock' ? null : valueOf(trigger, situation).value !== null;
}

function metBy(trigger: Trigger, situation: Situation): Condition {
  if (trigger.metric === 'clock') return of(isInWindow(trigger, situation), 'air');
  return all([
    ...(trigger.non_breathable ? [of(situation.non_breathable, 'clothing')] : []),
    ...(trigger.radiant_heat ? [of(situation.radiant_heat, 'radiant_heat')] : []),
    reaches(trigger, situation),
  ]);
}

function isInWindow(
  { from, until, first_day, last_day }: Extract<Trigger, { metric: 'clock' }>,
  { time }: Situation,
): boolean {
  const day = time.date.slice(5);
  const isSeason =
    first_day <= last_day
      ? first_day <= day && day <= last_day
      : day >= first_day || day <= last_day;
  return isSeason && time.from < minutesOf(until) && time.until > minutesOf(from);
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

function reaches(trigger: Exclude<Trigger, { metric: 'clock' }>, situation: Situation): Condition {
  const limit = limitOf(trigger, situation);
  const { value, highest, unknown } = valueOf(trigger, situation);
  const isMet = (known: number) =>
    trigger.is_above ? known > limit.celsius + rounding : known >= limit.celsius - rounding;
  if (value !== null) return isMet(value) ? limit.unknown : null;
  return isMet(highest) ? [...unknown, ...limit.unknown] : null;
}

interface Limit {
  /** In the unit of the metric. */
  celsius: number;
  unknown: readonly Unknown[];
}

function limitOf(
  trigger: Exclude<Trigger, { metric: 'clock' }>,
  { work_rate, crew }: Situation,
): Limit {
  if (trigger.metric !== 'niosh') return { celsius: trigger.limit, unknown: [] };
  const isUsed =
    trigger.limit === 'rel' || (trigger.limit === 'own' && crew.state === 'acclimatised');
  const watts = rateBand(work_rate)?.most ?? heaviest;
  return {
    celsius: exposureLimit(watts, isUsed ? 'acclimatised' : 'unacclimatised'),
    unknown: [
      ...(rateBand(work_rate) === null ? (['work_rate'] as const) : []),
      ...(trigger.limit === 'own' && crew.state === 'unknown' ? (['crew'] as const) : []),
    ],
  };
}

interface Value {
  /** Null if it is not known; then `highest` is the most that it can be. */
  value: number | null;
  highest: number;
  unknown: readonly Unknown[];
}

function valueOf({ metric }: Trigger, situation: Situation): Value {
  const { air_f, heat_index_f, wbgt_c, clothing } = situation;
  switch (metric) {
    case 'air_f':
      return { value: air_f, highest: Number.POSITIVE_INFINITY, unknown: ['air'] };
    case 'heat_index_f':
      return {
        value: heat_index_f,
        highest: highestHeatIndex(situation),
        unknown: ['heat_index'],
      };
    case 'air_or_heat_index_f': {
      const isKnown = air_f !== null && heat_index_f !== null;
      return {
        value: isKnown ? Math.max(air_f, heat_index_f) : null,
        highest: Math.max(air_f ?? Number.POSITIVE_INFINITY, highestHeatIndex(situation)),
        unknown: air_f === null ? ['air'] : ['heat_index'],
      };
    }
    default: {
      const added = metric === 'niosh' ? clothing : 0;
      return {
        value: wbgt_c === null ? null : wbgt_c + added,
        highest: highestWbgt(air_f) + added,
        unknown: ['wbgt'],
      };
    }
  }
}

/** Whether somebody is new or returns, or may be. How many days count is the duty's. */
function isNew({ state }: Situation['crew']): Condition {
  if (state === 'acclimatised') return null;
  return state === 'unknown' ? ['crew'] : [];
}

function of(isMet: boolean | null, unknown: Unknown): Condition {
  if (isMet === null) return [unknown];
  return isMet ? [] : null;
}

function all(conditions: readonly Condition[]): Condition {
  const unknown: Unknown[] = [];
  for (const each of conditions) {
    if (each === null) return null;
    unknown.push(...each);
  }
  return unknown;
}
