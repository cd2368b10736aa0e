import { HttpError } from './http-error.ts';

/** Counts calls by who makes them, minute by minute. */
export interface RateLimiter {
  /** @throws HttpError TOO_MANY where there were too many in this minute */
  pass(who: string, now: number): void;
}

const minute = 60_000;
/** Callers that are counted at once; whoever comes from ever new addresses must not fill the memory. */
const mostCallers = 50_000;

/**
 * Lets each caller make so many calls a minute, so that one who floods holds up nobody else. It
 * counts in this process alone: what guards a secret is counted in the database. Where there are too
 * many callers, those that were quiet longest are forgotten.
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
