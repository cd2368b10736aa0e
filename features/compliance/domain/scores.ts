import { scoreBands, scoredFigures } from '#compliance/contract';
import type { ScoreBand, ScoredFigure, Share } from '#compliance/contract';

/**
 * A share in whole per cent, rounded down, so that 100 % means everything; null if nothing was due.
 */
export function percentOf({ done, of }: Share): number | null {
  return of === 0 ? null : Math.floor((done * 100) / of);
}

/** The mean of the percentages that are known, rounded down; null if none is. */
export function scoreOf(figures: Record<ScoredFigure, Share>): number | null {
  const known = scoredFigures.map((figure) => figures[figure]).filter(({ of }) => of > 0);
  if (known.length === 0) return null;
  const sum = known.reduce((total, { done, of }) => total + (done * 100) / of, 0);
  // A mean of 90 must not become 89 by the rounding of a sum.
  return Math.floor(sum / known.length + 1e-9);
}

/** The band of a percentage or score. */
export function bandOf(percent: number): ScoreBand {
  if (percent >= scoreBands.green) return 'green';
  return percent >= scoreBands.orange ? 'orange' : 'red';
}
