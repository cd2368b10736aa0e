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

const firstRequested = 1_000;
const longestSpread = 10_000;

/**
 * Milliseconds before the next attempt when the server requested a time, as it does when it has too
 * many calls: never less, up to half more, and more with each further failure.
 *
 * @param requested milliseconds
 * @param failures failed attempts in a row
 * @param chance from 0 to 1
 */
export function requestedDelay(requested: number, failures: number, chance: number): number {
  const spread = Math.min(longestSpread, requested / 2);
  const least = Math.min(longest, firstRequested * 2 ** (failures - 1)) * (0.5 + chance / 2);
  return Math.round(Math.max(requested + spread * chance, least));
}

const longestRequested = 600_000;

/**
 * Milliseconds that an answer requests to wait; 0 if it requests none. The header has seconds or a
 * date. Only seconds are supported, because the device's clock may be wrong. A longer time than ten
 * minutes comes from something between here and the server: it may not keep tests on the device for
 * days, and a timer of more than 24 days ends at once.
 */
export function requestedBy({ headers }: Pick<Response, 'headers'>): number {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return seconds > 0 ? Math.min(longestRequested, seconds * 1000) : 0;
}

/**
 * Milliseconds to the next scheduled run, at least 1.
 *
 * @param since milliseconds since the schedule started; negative if the clock was set back
 */
export function untilNextRun(since: number, interval: number): number {
  return interval - (((since % interval) + interval) % interval);
}
