import fc from 'fast-check';

/**
 * Numbers of a range, each thousandth equally often: a random double is near zero most of the time.
 */
export function evenly(min: number, max: number): fc.Arbitrary<number> {
  const thousandths = fc.integer({ min: Math.ceil(min * 1000), max: Math.floor(max * 1000) });
  return thousandths.map((number) => number / 1000);
}
