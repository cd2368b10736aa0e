import type { Amount } from './amount-of.ts';

type AmountOf<Kind extends Amount['kind']> = Extract<Amount, { kind: Kind }>;

/**
 * Compares two duties of a kind: positive if the first is stricter, 0 if both ask for the same.
 * Decision 105 has the order of each kind.
 */
export function compareStrictness(one: Amount, other: Amount): number {
  const [first, second] = [keysOf(one), keysOf(other)];
  for (const [at, key] of first.entries()) {
    const difference = key - (second[at] ?? Number.NEGATIVE_INFINITY);
    // Two infinite keys are equal.
    if (key !== second[at] && difference !== 0) return difference;
  }
  return 0;
}

/** Numbers that are compared in order; a larger one is stricter. */
function keysOf(amount: Amount): readonly number[] {
  switch (amount.kind) {
    case 'stop_work':
    case 'notice':
      return [0];
    case 'rest':
      return restKeys(amount);
    case 'water':
      return [amount.litres_per_hour ?? 0, -(amount.warmest_f ?? Number.POSITIVE_INFINITY)];
    case 'shade':
      return [amount.on_request ? 0 : 1, -(amount.warmest_f ?? Number.POSITIVE_INFINITY)];
    case 'acclimatisation':
      return [-(amount.share ?? 100), amount.plan_days ?? 0];
    case 'observation':
      return [
        -(amount.people_per_observer ?? Number.POSITIVE_INFINITY),
        amount.days ?? Number.POSITIVE_INFINITY,
      ];
    case 'contact':
      return [-amount.every];
    case 'records':
      return [amount.months];
    case 'plan':
      return [-amount.from_people];
  }
}

/** The share of rest, then the shorter time between rests; a rest on request is the least. */
function restKeys({ minutes, every }: AmountOf<'rest'>): readonly number[] {
  if (every === null) return [0, Number.NEGATIVE_INFINITY, minutes ?? 0];
  return [(minutes ?? 0) / every, -every, 0];
}
