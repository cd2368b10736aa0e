import { gapShare, isMet } from '#heat/domain';
import type { GoldenRow, GoldenTable } from '#heat/domain';

/** A printed number beside ours. */
export interface CheckedNumber extends GoldenRow {
  /** How far ours is from the printed one, never negative. */
  readonly deviation: number;
  /** The deviation over the one that is allowed. */
  readonly share: number;
  readonly isMet: boolean;
}

/** What a formula comes to where numbers are printed. */
export interface FormulaCheck {
  readonly formula: string;
  readonly version: number;
  readonly source: string;
  /** In the order of the source; none where the formula could not be computed. */
  readonly numbers: readonly CheckedNumber[];
  /** The number that takes most of what is allowed. */
  readonly worst: CheckedNumber | null;
  readonly isMet: boolean;
}

/** Computes a formula wherever its source prints a number, and compares. A formula that throws is not met. */
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
