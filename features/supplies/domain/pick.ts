import type { ShiftSupplies } from '#morning-sheets/domain';

/** Sizes of what can be picked: litres, litres, grams of salt, kilograms of ice. */
export interface Sizes {
  readonly bottle: number;
  readonly canister: number;
  readonly packet: number;
  readonly bag: number;
}

export const usualSizes: Sizes = { bottle: 0.5, canister: 10, packet: 5, bag: 2 };

/** Whole things to pick. */
export interface PickList {
  readonly canisters: number;
  /** For the litres that fill no canister. */
  readonly bottles: number;
  /** Null if it is not known how much salt is needed. */
  readonly salt_g: number | null;
  readonly packets: number | null;
  /** Null if it is not known how much ice is needed. */
  readonly bags: number | null;
}

/** Grams of sodium in a gram of salt (NaCl): 22.99 of 58.44. */
const sodiumOfSalt = 22.99 / 58.44;

/** What to pick, rounded up. Bottles that hold as much as a canister are a canister. */
export function pickOf(
  { litres, sodium_mg, ice_kg }: Needed,
  { bottle, canister, packet, bag }: Sizes,
): PickList {
  const full = Math.floor(litres / canister + tiny);
  const left = wholeUp((litres - full * canister) / bottle);
  const isFull = left * bottle >= canister - tiny;
  const salt_g = sodium_mg === null ? null : sodium_mg / 1000 / sodiumOfSalt;
  return {
    canisters: full + (isFull ? 1 : 0),
    bottles: isFull ? 0 : left,
    ...{ salt_g, packets: salt_g === null ? null : wholeUp(salt_g / packet) },
    bags: ice_kg === null ? null : wholeUp(ice_kg / bag),
  };
}

type Needed = Pick<ShiftSupplies, 'litres' | 'sodium_mg' | 'ice_kg'>;

/** The totals of several picks; salt and ice are not known if those of one are not. */
export function totalPick(picks: readonly PickList[]): PickList {
  const plus = (one: number | null, other: number | null) =>
    one === null || other === null ? null : one + other;
  return picks.reduce(
    (all, each) => ({
      canisters: all.canisters + each.canisters,
      bottles: all.bottles + each.bottles,
      salt_g: plus(all.salt_g, each.salt_g),
      packets: plus(all.packets, each.packets),
      bags: plus(all.bags, each.bags),
    }),
    { canisters: 0, bottles: 0, salt_g: 0, packets: 0, bags: 0 },
  );
}

/** An error of floating point adds no bottle. */
const tiny = 1e-9;

function wholeUp(count: number): number {
  return Math.max(0, Math.ceil(count - tiny));
}
