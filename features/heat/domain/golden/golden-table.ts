import { tolerances } from './tolerances.ts';
import type { ToleranceId } from './tolerances.ts';

/** A printed number and what the product comes to. */
export interface GoldenRow {
  /** The inputs, in words. */
  readonly of: string;
  readonly printed: number;
  readonly found: number;
  readonly tolerance: ToleranceId;
}

/** Printed numbers of one source, which a formula of the product must meet. */
export interface GoldenTable {
  readonly formula: string;
  /** Of the formula as it is here: one more each time it comes to other numbers. */
  readonly version: number;
  /** Where the numbers stand. */
  readonly source: string;
  /** Computes ours beside each printed number, anew each time. */
  readonly rows: () => readonly GoldenRow[];
}

/** The gap between what is found and what is printed, over the one that is allowed; above 1 is too large. */
export function gapShare({ printed, found, tolerance }: GoldenRow): number {
  const [gap, allowed] = [Math.abs(found - printed), tolerances[tolerance]];
  if (gap === 0) return 0;
  return allowed === 0 || Number.isNaN(gap) ? Infinity : gap / allowed;
}

/** True where a number is as near to the printed one as its tolerance wants. */
export function isMet({ printed, found, tolerance }: GoldenRow): boolean {
  // Numbers as they are printed have no room for the last bit of a double.
  return Math.abs(found - printed) <= tolerances[tolerance] + 1e-9;
}
