const first = 5_000;
const longest = 60_000;

/**
 * Milliseconds before the next try: 5 s doubling up to 60 s, a little less by chance so that a
 * thousand clients do not come back at once.
 *
 * @param failures failed tries in a row, at least 1
 * @param chance from 0 to 1
 */
export function retryDelay(failures: number, chance: number): number {
  const full = Math.min(longest, first * 2 ** (failures - 1));
  return Math.round(full * (1 - 0.25 * chance));
}

/**
 * Milliseconds to the next beat, at least 1.
 *
 * @param since milliseconds since some beat; below zero where the clock was set back meanwhile
 */
export function untilNextRun(since: number, interval: number): number {
  return interval - (((since % interval) + interval) % interval);
}
