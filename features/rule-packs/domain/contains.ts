import { assertNever } from '#packages/kit';
import type { Duty } from '#rule-packs/contract';
import type { Amount } from './amount-of.ts';
import type { Unknown } from './situation.ts';

/** A duty as far as it is compared. */
export interface ComparedDuty {
  readonly duty: Duty;
  readonly amount: Amount;
  readonly unknown: readonly Unknown[];
}

/**
 * Whether everybody who keeps the first duty keeps the second one too: each of its values is at
 * least as strict, it is for everybody if the second one is, and it is no less certain to apply.
 */
export function contains(one: ComparedDuty, other: ComparedDuty): boolean {
  const isForAll = one.duty.people === 'everybody' || other.duty.people === 'new';
  const isAsCertain = one.unknown.every((thing) => other.unknown.includes(thing));
  return isForAll && isAsCertain && isAmountWithin(one, other);
}

type AmountOf<Kind extends Amount['kind']> = Extract<Amount, { kind: Kind }>;

function isAmountWithin(one: ComparedDuty, other: ComparedDuty): boolean {
  const amount = one.amount;
  const needed = other.amount;
  switch (amount.kind) {
    case 'stop_work':
      return needed.kind === 'stop_work';
    case 'rest':
      return needed.kind === 'rest' && isRestWithin(amount, needed);
    case 'water':
      return (
        needed.kind === 'water' &&
        (amount.litres_per_hour ?? 0) >= (needed.litres_per_hour ?? 0) &&
        isAtMost(amount.warmest_f, needed.warmest_f)
      );
    case 'shade':
      return (
        needed.kind === 'shade' &&
        (!amount.on_request || needed.on_request) &&
        isAtMost(amount.warmest_f, needed.warmest_f)
      );
    case 'acclimatisation':
      return isPlanWithin(one.duty, other.duty);
    case 'observation':
      return needed.kind === 'observation' && isObservationWithin(amount, needed);
    // Only the text of these duties says what they ask for, so only equal texts contain each other.
    case 'contact':
      return needed.kind === 'contact' && isSameText(one, other) && amount.every <= needed.every;
    case 'notice':
      return needed.kind === 'notice' && isSameText(one, other);
    case 'records':
      return needed.kind === 'records' && isSameText(one, other) && amount.months >= needed.months;
    case 'plan':
      return (
        needed.kind === 'plan' && isSameText(one, other) && amount.from_people <= needed.from_people
      );
    default:
      return assertNever(amount);
  }
}

/** A rest at fixed times is no rest on request, and the other way round. */
function isRestWithin(amount: AmountOf<'rest'>, needed: AmountOf<'rest'>): boolean {
  if ((amount.minutes ?? 0) < (needed.minutes ?? 0)) return false;
  if (amount.every === null || needed.every === null) return amount.every === needed.every;
  return amount.every <= needed.every;
}

/** An observer for some people does not observe anybody closely, and the other way round. */
function isObservationWithin(
  amount: AmountOf<'observation'>,
  needed: AmountOf<'observation'>,
): boolean {
  const [people, most] = [amount.people_per_observer, needed.people_per_observer];
  if ((people === null) !== (most === null)) return false;
  return isAtMost(people, most) && isAtLeast(amount.days, needed.days);
}

/** The whole plans, as people are on different days of it. */
function isPlanWithin(one: Duty, other: Duty): boolean {
  if (one.kind !== 'acclimatisation' || other.kind !== 'acclimatisation') return false;
  return (
    areSharesWithin(one.new_shares, other.new_shares) &&
    areSharesWithin(one.returning_shares, other.returning_shares) &&
    (one.plan_days ?? 0) >= (other.plan_days ?? 0) &&
    one.absence_days <= other.absence_days
  );
}

/** A day without a share is a whole shift. */
function areSharesWithin(shares: readonly number[], needed: readonly number[]): boolean {
  return needed.every((share, day) => (shares[day] ?? 100) <= share);
}

/** Null is no limit. */
function isAtMost(value: number | null, limit: number | null): boolean {
  return limit === null || (value !== null && value <= limit);
}

/** Null is without an end. */
function isAtLeast(value: number | null, least: number | null): boolean {
  return value === null || (least !== null && value >= least);
}

function isSameText({ duty }: ComparedDuty, other: ComparedDuty): boolean {
  return duty.text === other.duty.text;
}
