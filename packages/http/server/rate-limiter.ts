import { HttpError } from './http-error.ts';

/** Counts calls per caller and minute. */
export interface RateLimiter {
  /** @throws HttpError TOO_MANY if the limit of this minute is exceeded */
  pass(who: string, now: number): void;
}

const minute = 60_000;
/** Maximum number of counted callers, which bounds the memory. */
const mostCallers = 50_000;

/**
 * Limits the calls of each caller per minute, so that one flooding caller does not block others. It
 * counts per process; limits that protect a secret are counted in the database. With too many
 * callers, the longest inactive ones are forgotten.
 */
export function createRateLimiter(most: number, callers = mostCallers): RateLimiter {
  let began = 0;
  const counts = new Map<string, number>();
  return {
    pass(who, now) {
      if (now - began >= minute || now < began) {
        began = now;
        counts.clear();
      }
      const count = (counts.get(who) ?? 0) + 1;
      counts.delete(who);
      counts.set(who, count);
      const [quietest] = counts.keys();
      if (counts.size > callers && quietest !== undefined) counts.delete(quietest);
      if (count <= most) return;
      const retryAfter = Math.max(1, Math.ceil((began + minute - now) / 1000));
      throw new HttpError('TOO_MANY', { retryAfter });
    },
  };
}
