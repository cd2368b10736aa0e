/**
 * A smoke run shows only that a benchmark still works: it takes a few seconds, and a missed target
 * is not a failure.
 */
const isSmoke = process.env['BENCH_SMOKE'] === '1';

/** The size of a full run, or the smallest one in a smoke run. */
export function sizeOf<Size>(full: Size, smallest: Size): Size {
  return isSmoke ? smallest : full;
}

/** Sets the exit code of the benchmark to 1 if a target is missed, except in a smoke run. */
export function failUnless(areKept: boolean): void {
  if (!areKept && !isSmoke) process.exitCode = 1;
}
