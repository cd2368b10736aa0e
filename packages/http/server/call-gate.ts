import { HttpError } from './http-error.ts';

/** Counts calls by who makes them, minute by minute. */
export interface CallGate {
  /** @throws HttpError TOO_MANY where there were too many in this minute */
  pass(who: string, now: number): void;
}

const minute = 60_000;

/**
 * Lets each caller make so many calls a minute, so that one who floods holds up nobody else. It
 * counts in this process alone: what guards a secret is counted in the database.
 */
export function createCallGate(most: number): CallGate {
  let began = 0;
  const counts = new Map<string, number>();
  return {
    pass(who, now) {
      if (now - began >= minute || now < began) {
        began = now;
        counts.clear();
      }
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      if (count <= most) return;
      const retryAfter = Math.max(1, Math.ceil((began + minute - now) / 1000));
      throw new HttpError('TOO_MANY', { retryAfter });
    },
  };
}
