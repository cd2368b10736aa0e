import type { Share } from '#compliance/contract';
import { fewestCases } from '#season-report/contract';

/**
 * What a share before and after a day says: nothing without cases on both sides, too little with
 * fewer than 20 on one, a difference that may be chance, or one that is larger than that.
 */
export type Comparison = 'none' | 'few' | 'chance' | 'higher' | 'lower';

/** A share before and one after. */
export interface SharePair {
  before: Share;
  after: Share;
}

/** The limit of the test of two shares at the level of 95 %. */
const mostByChance = 1.96;

/** Compares two shares with the test of two proportions with a common variance. */
export function compareShares({ before, after }: SharePair): Comparison {
  if (before.of === 0 || after.of === 0) return 'none';
  if (before.of < fewestCases || after.of < fewestCases) return 'few';
  const [p, q] = [before.done / before.of, after.done / after.of];
  const common = (before.done + after.done) / (before.of + after.of);
  const deviation = Math.sqrt(common * (1 - common) * (1 / before.of + 1 / after.of));
  if (deviation === 0 || Math.abs(q - p) / deviation < mostByChance) return 'chance';
  return q > p ? 'higher' : 'lower';
}
