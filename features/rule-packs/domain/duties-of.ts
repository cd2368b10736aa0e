import { dutyKinds } from '#rule-packs/contract';
import type { Duty, DutyKind, RulePack } from '#rule-packs/contract';
import { amountOf } from './amount-of.ts';
import type { Amount } from './amount-of.ts';
import { contains } from './contains.ts';
import { compareStrictness } from './strictness.ts';
import { isExempt, scopeOf, triggerOf } from './duty-applies.ts';
import type { Situation, Unknown } from './situation.ts';

/** A duty that applies in a situation, with the pack that asks for it. */
export interface FoundDuty {
  readonly rule_pack_id: string;
  readonly pack_name: string;
  readonly version: number;
  readonly status: RulePack['pack']['status'];
  readonly duty: Duty;
  readonly amount: Amount;
  /** What was not known, so that the duty applies out of caution; empty if it is certain. */
  readonly unknown: readonly Unknown[];
}

/** The duties of one kind. */
export interface DutiesOfKind {
  readonly kind: DutyKind;
  readonly strictest: FoundDuty;
  /** The others that no duty contains, so that they hold as well; the strictest first. */
  readonly also: readonly FoundDuty[];
  /** Those that the strictest or another one contains. */
  readonly overruled: readonly FoundDuty[];
}

/**
 * The duties that packs ask for in a situation, by kind. A duty that another one contains is
 * overruled, whatever the order of the packs; all others hold together.
 */
export function dutiesOf(packs: readonly RulePack[], situation: Situation): DutiesOfKind[] {
  return byKind(foundDuties(packs, situation));
}

/**
 * Each duty that packs ask for in a situation. A pack that is retired, or not valid on the date, asks
 * for nothing. What is not known counts as if the duty applied.
 */
export function foundDuties(packs: readonly RulePack[], situation: Situation): FoundDuty[] {
  return packs.flatMap((each) => dutiesOfPack(each, situation));
}

/** Duties by kind, without those that another one contains. */
export function byKind(found: readonly FoundDuty[]): DutiesOfKind[] {
  return dutyKinds.flatMap((kind) => {
    const sorted = found.filter(({ duty }) => duty.kind === kind).sort(compareFound);
    const shown: FoundDuty[] = [];
    const overruled: FoundDuty[] = [];
    for (const each of sorted) {
      (shown.some((other) => contains(other, each)) ? overruled : shown).push(each);
    }
    const [strictest, ...also] = shown;
    return strictest === undefined ? [] : [{ kind, strictest, also, overruled }];
  });
}

/** Whether a pack asks for anything on a date. */
export function isInForce({ pack, retired_time }: RulePack, date: string): boolean {
  if (retired_time !== null) return false;
  return (pack.valid_from ?? date) <= date && date <= (pack.valid_until ?? date);
}

/**
 * The strictest first; of equal ones that for everybody, a rule in force, a certain one, and then by
 * the id of the pack.
 */
function compareFound(one: FoundDuty, other: FoundDuty): number {
  return (
    compareStrictness(other.amount, one.amount) ||
    compare(one.duty.people, other.duty.people) ||
    statuses.indexOf(one.status) - statuses.indexOf(other.status) ||
    one.unknown.length - other.unknown.length ||
    compare(one.rule_pack_id, other.rule_pack_id) ||
    compare(one.duty.duty_key, other.duty.duty_key)
  );
}

const statuses = ['in_force', 'recommended', 'proposed'];

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function dutiesOfPack(each: RulePack, situation: Situation): FoundDuty[] {
  const { rule_pack_id, version, pack } = each;
  if (!isInForce(each, situation.time.date)) return [];
  if (pack.exemptions.some((exemption) => isExempt(exemption, situation))) return [];
  const named = { rule_pack_id, version, pack_name: pack.name, status: pack.status };
  return pack.duties.flatMap((duty): FoundDuty[] => {
    if (duty.option !== null && duty.option !== pack.option) return [];
    const scope = scopeOf(duty, situation);
    const isTriggered = triggerOf(duty.triggers, situation);
    if (scope === null || isTriggered === null) return [];
    const asked = amountOf(duty, situation);
    if (asked === null) return [];
    const unknown = [...new Set([...scope, ...isTriggered, ...asked.unknown])];
    return [{ ...named, duty, amount: asked.amount, unknown }];
  });
}
