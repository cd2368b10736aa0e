const first = 5_000;
const longest = 60_000;

/**
 * Milliseconds before the next attempt: 5 s, doubled up to 60 s, minus a random part that spreads
 * the attempts of many clients.
 *
 * @param failures failed attempts in a row, at least 1
 * @param chance from 0 to 1
 */
export function retryDelay(failures: number, chance: number): number {
  const full = Math.min(longest, first * 2 ** (failures - 1));
  return Math.round(full * (1 - 0.25 * chance));
}

/**
 * Milliseconds to the next scheduled run, at least 1.
 *
 * @param since milliseconds since the schedule started; negative if the clock was set back
 */
export function untilNextRun(since: number, interval: number): number {
  return interval - (((since % interval) + interval) % interval);
}
