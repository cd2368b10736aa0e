import { z } from 'zod';
import { usualSizes } from '#supplies/domain';
import type { Sizes } from '#supplies/domain';

/** The smallest and largest sizes: litres, litres, grams, kilograms. */
export const sizeRanges: Readonly<Record<keyof Sizes, readonly [number, number]>> = {
  bottle: [0.1, 5],
  canister: [1, 1000],
  packet: [0.5, 1000],
  bag: [0.5, 50],
};

const size = (of: keyof Sizes) =>
  z.number().min(sizeRanges[of][0]).max(sizeRanges[of][1]).optional().catch(undefined);

const search = z.object({
  /** The location; missing for all of them. */
  location: z.guid().optional().catch(undefined),
  date: z.iso.date().optional().catch(undefined),
  ...{ bottle: size('bottle'), canister: size('canister') },
  ...{ packet: size('packet'), bag: size('bag') },
});

/** The URL search of the screen. */
export type SupplySearch = z.infer<typeof search>;

/** The choices of a URL; invalid values are left out. */
export function supplySearch(values: Record<string, unknown>): SupplySearch {
  return search.parse(values);
}

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
