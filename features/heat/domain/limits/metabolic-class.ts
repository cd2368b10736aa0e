/** Watts of a person who rests sitting. Source: ISO 7243, class 0. */
export const restingRate = 115;

/** A range of metabolic rates in watts; a single value is seldom known. */
export interface RateBand {
  readonly least: number;
  readonly middle: number;
  readonly most: number;
}

/**
 * The range in watts of a job's metabolic work rate (2 light, 4 moderate, 6 heavy). An estimate
 * errs by up to 30 %, so a class is a range and not one value.
 *
 * Source: NIOSH 2016-106, table 5-2: light 117 to 233, moderate 234 to 349, heavy 350 to 465.
 */
export function rateBand(work_rate: number): RateBand | null {
  return bands.get(work_rate) ?? null;
}

/**
 * Watts at one end of a class and of every lighter one, the lightest first; empty for unknown
 * classes.
 */
export function ratesUpTo(work_rate: number, end: 'least' | 'most'): number[] {
  if (!bands.has(work_rate)) return [];
  const upTo = [...bands].filter(([rate]) => rate <= work_rate);
  return upTo.map(([, band]) => band[end]);
}

const bands: ReadonlyMap<number, RateBand> = new Map([
  [2, { least: 117, middle: 180, most: 233 }],
  [4, { least: 234, middle: 300, most: 349 }],
  [6, { least: 350, middle: 415, most: 465 }],
]);
