import { gapShare, isMet } from '#heat/domain';
import type { GoldenRow, GoldenTable } from '#heat/domain';

/** A published number and our result. */
export interface CheckedNumber extends GoldenRow {
  /** Absolute difference to the published number. */
  readonly deviation: number;
  /** The deviation divided by the tolerance. */
  readonly share: number;
  readonly isMet: boolean;
}

/** Result of checking a formula against published numbers. */
export interface FormulaCheck {
  readonly formula: string;
  readonly version: number;
  readonly source: string;
  /** In the order of the source; empty if the formula could not be computed. */
  readonly numbers: readonly CheckedNumber[];
  /** The number with the largest share of its tolerance. */
  readonly worst: CheckedNumber | null;
  readonly isMet: boolean;
}

/**
 * Computes a formula for all published numbers of its source, and compares. A formula that throws
 * fails.
 */
export function checkFormula({ formula, version, source, rows }: GoldenTable): FormulaCheck {
  const numbers = computed(rows);
  return {
    ...{ formula, version, source, numbers },
    worst: numbers.reduce<CheckedNumber | null>(
      (worst, number) => (worst === null || number.share > worst.share ? number : worst),
      null,
    ),
    isMet: numbers.length > 0 && numbers.every((number) => number.isMet),
  };
}

function computed(rows: GoldenTable['rows']): CheckedNumber[] {
  try {
    return rows().map((row) => ({
      ...row,
      deviation: Math.abs(row.found - row.printed),
      share: gapShare(row),
      isMet: isMet(row),
    }));
  } catch {
    return [];
  }
}
