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
  /** Where the numbers stand. */
  readonly source: string;
  readonly rows: readonly GoldenRow[];
}

/** True where a number is as near to the printed one as its tolerance wants. */
export function isMet({ printed, found, tolerance }: GoldenRow): boolean {
  // Numbers as they are printed have no room for the last bit of a double.
  return Math.abs(found - printed) <= tolerances[tolerance] + 1e-9;
}
