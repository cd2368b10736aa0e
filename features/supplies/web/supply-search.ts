import { param, searchReader } from '#packages/kit';
import { usualSizes } from '#supplies/domain';
import type { Sizes } from '#supplies/domain';

/** The smallest and largest sizes: litres, litres, grams, kilograms. */
export const sizeRanges: Readonly<Record<keyof Sizes, readonly [number, number]>> = {
  bottle: [0.1, 5],
  canister: [1, 1000],
  packet: [0.5, 1000],
  bag: [0.5, 50],
};

const size = (of: keyof Sizes) => param.number(...sizeRanges[of]);

/** The choices of a URL; invalid values are left out. */
export const supplySearch = searchReader({
  /** The location; missing for all of them. */
  location: param.id,
  date: param.date,
  ...{ bottle: size('bottle'), canister: size('canister') },
  ...{ packet: size('packet'), bag: size('bag') },
});
export type SupplySearch = ReturnType<typeof supplySearch>;

/** The sizes of a URL; the usual ones where it has none. */
export function sizesOf(chosen: SupplySearch): Sizes {
  const { bottle, canister, packet, bag } = usualSizes;
  return {
    bottle: chosen.bottle ?? bottle,
    canister: chosen.canister ?? canister,
    packet: chosen.packet ?? packet,
    bag: chosen.bag ?? bag,
  };
}
