import { tolerances } from './tolerances.ts';
import type { ToleranceId } from './tolerances.ts';

/** A published number and our result. */
export interface GoldenRow {
  /** The inputs, in words. */
  readonly of: string;
  readonly printed: number;
  readonly found: number;
  readonly tolerance: ToleranceId;
}

/** Published numbers of one source, which a formula of the product must reproduce. */
export interface GoldenTable {
  readonly formula: string;
  /** Version of our formula; incremented when its results change. */
  readonly version: number;
  /** Where the numbers were published. */
  readonly source: string;
  /** Computes our result for each published number. */
  readonly rows: () => readonly GoldenRow[];
}

/** The difference to the published number divided by its tolerance; above 1 is too large. */
export function gapShare({ printed, found, tolerance }: GoldenRow): number {
  const [gap, allowed] = [Math.abs(found - printed), tolerances[tolerance]];
  if (gap === 0) return 0;
  return allowed === 0 || Number.isNaN(gap) ? Infinity : gap / allowed;
}

/** True if the difference is within the tolerance. */
export function isMet({ printed, found, tolerance }: GoldenRow): boolean {
  // Allows for rounding of the last bit of a double.
  return Math.abs(found - printed) <= tolerances[tolerance] + 1e-9;
}
