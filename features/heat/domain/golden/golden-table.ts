/** The tolerances of the published numbers, by kind; also listed in docs/rules. */
export const tolerances = {
  'heat index, F': 0.01,
  'heat index, C': 0.01,
  'heat index chart, F': 1,
  'wet bulb by Stull, C': 0.005,
  'simplified WBGT, C': 0.005,
  'apparent temperature, C': 0.005,
  'apparent temperature of a table with one decimal, C': 0.05,
  'WBGT by definition, C': 0.05,
  'wind at 2 m, m/s': 0.001,
  'WBGT and its parts, sun and share given, C': 0.02,
  'WBGT and its parts by the sun, C': 0.05,
  'NIOSH limit, C': 0.01,
  'rectal temperature, C': 0.1,
  'water loss, g': 10,
  'time to a limit, min': 1,
  'risk, points': 0,
} as const;

export type ToleranceId = keyof typeof tolerances;

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
