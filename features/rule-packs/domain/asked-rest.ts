import type { HourRules, RuleRest } from '#heat/domain';
import { dutiesOf, foundDuties } from './duties-of.ts';
import type { FoundDuty } from './duties-of.ts';
import type { SitePacks } from './site-packs.ts';
import type { Situation } from './situation.ts';

/** A rest that a rule asks for: after each `work` minutes, `rest` minutes. */
export interface AskedRest {
  readonly work: number;
  readonly rest: number;
  readonly duty: FoundDuty;
  /** The rests that decide how often and how long it is: one, or two of different rules. */
  readonly from: readonly RuleRest[];
}

/** What the packs of a site ask for in an hour, for the minutes and the water of a crew. */
export function hourRules(site: Pick<SitePacks, 'packs'>, situation: Situation): HourRules {
  const rest = askedRest(site, situation);
  const water = mostWater(site, situation);
  const isStop = rest?.duty.duty.kind === 'stop_work';
  return {
    stop: isStop ? rest.duty.pack_name : null,
    rest: rest === null || isStop ? null : { work: rest.work, rest: rest.rest, from: rest.from },
    water,
  };
}

/**
 * Names of the packs of a site that stop work in a situation.
 *
 * @param isCertain without those that stop it only because something is not known
 */
export function stopsOf(
  { packs }: Pick<SitePacks, 'packs'>,
  situation: Situation,
  isCertain: boolean,
): string[] {
  const stops = foundDuties(packs, situation).filter(
    ({ duty, unknown }) => duty.kind === 'stop_work' && (!isCertain || unknown.length === 0),
  );
  return [...new Set(stops.map(({ pack_name }) => pack_name))];
}

/**
 * The most litres of water for a person in an hour that the packs of a site ask for in a situation;
 * null without such a duty.
 */
export function askedWater(site: Pick<SitePacks, 'packs'>, situation: Situation): number | null {
  return mostWater(site, situation)?.litres ?? null;
}

function mostWater({ packs }: Pick<SitePacks, 'packs'>, situation: Situation): HourRules['water'] {
  const water = dutiesOf(packs, situation).find(({ kind }) => kind === 'water');
  if (water === undefined) return null;
  return [water.strictest, ...water.also, ...water.overruled]
    .flatMap(({ amount, pack_name: name }) =>
      amount.kind === 'water' && amount.litres_per_hour !== null
        ? [{ litres: amount.litres_per_hour, name }]
        : [],
    )
    .reduce<HourRules['water']>(
      (most, each) => (most !== null && most.litres >= each.litres ? most : each),
      null,
    );
}

/**
 * The rest that keeps all rests of the packs of a site in a situation: as often as the most frequent
 * one and as long as the longest one, named by the strictest. Where work stops, it is the whole hour.
 * Null without one; a rest on request has no time.
 */
export function askedRest(
  { packs }: Pick<SitePacks, 'packs'>,
  situation: Situation,
): AskedRest | null {
  const found = dutiesOf(packs, situation);
  const stop = found.find(({ kind }) => kind === 'stop_work');
  if (stop !== undefined) return { work: 0, rest: 60, duty: stop.strictest, from: [] };
  const rests = found.find(({ kind }) => kind === 'rest');
  if (rests === undefined) return null;
  const timed = [rests.strictest, ...rests.also, ...rests.overruled].flatMap(
    (duty) => timedRest(duty) ?? [],
  );
  const [first] = timed;
  if (first === undefined) return null;
  const often = timed.reduce((most, each) => (isOftener(each, most) ? each : most), first);
  const long = timed.reduce((most, each) => (each.minutes > most.minutes ? each : most), often);
  return {
    ...{ work: workOf(often), rest: long.minutes, duty: rests.strictest },
    from: long === often ? [often] : [often, long],
  };
}

function workOf({ minutes, every }: RuleRest): number {
  return every - minutes;
}

/** Of two that are as often, the longer one keeps both. */
function isOftener(one: RuleRest, other: RuleRest): boolean {
  const less = workOf(other) - workOf(one);
  return less > 0 || (less === 0 && one.minutes > other.minutes);
}

function timedRest({ amount, pack_name: name }: FoundDuty): RuleRest | null {
  if (amount.kind !== 'rest' || amount.minutes === null || amount.every === null) return null;
  return { minutes: amount.minutes, every: amount.every, name };
}

/** How warm the water may be by a rule, in degrees Fahrenheit. */
export interface CoolWater {
  readonly warmest_f: number;
  /** Of the pack. */
  readonly name: string;
}

/** The strictest limit for the warmth of the water in a situation; null without one. */
export function askedCooling(
  { packs }: Pick<SitePacks, 'packs'>,
  situation: Situation,
): CoolWater | null {
  const water = dutiesOf(packs, situation).find(({ kind }) => kind === 'water');
  if (water === undefined) return null;
  const found = [water.strictest, ...water.also, ...water.overruled].flatMap(
    ({ amount, pack_name: name }) =>
      amount.kind === 'water' && amount.warmest_f !== null
        ? [{ warmest_f: amount.warmest_f, name }]
        : [],
  );
  return found.toSorted((one, other) => one.warmest_f - other.warmest_f)[0] ?? null;
}
