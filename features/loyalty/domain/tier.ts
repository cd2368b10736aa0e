import { tiers } from '#loyalty/contract';
import type { Tier } from '#loyalty/contract';

/** The tier of an organisation, and the way to the next one. */
export interface TierPlace {
  tier: Tier;
  /** Null in the highest tier. */
  next: { tier: Tier; from: number; missing: number } | null;
  /** Share of the way from this tier to the next in per cent, rounded down; 100 in the highest. */
  percent: number;
}

/**
 * The tier for points earned in total. Requested rewards do not lower it.
 *
 * @param earned points, zero or more
 */
export function tierOf(earned: number): TierPlace {
  const index = Math.max(
    0,
    tiers.findLastIndex(({ from }) => earned >= from),
  );
  const { tier, from } = tiers[index] ?? tiers[0];
  const above = tiers[index + 1];
  if (above === undefined) return { tier, next: null, percent: 100 };
  const percent = Math.floor((100 * (earned - from)) / (above.from - from));
  return { tier, next: { ...above, missing: above.from - earned }, percent };
}
