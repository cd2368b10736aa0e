import type { PlaceSky } from '#weather/domain';

/** An answer with its time in milliseconds. */
export interface CachedSky {
  readonly sky: PlaceSky;
  readonly since: number;
}

/** Cached answers of this process. */
export interface KeptAnswers {
  /**
   * The cached answer while it is fresh; otherwise the result of `ask`, shared by concurrent
   * callers; if that fails, the last good one.
   *
   * @param youth milliseconds for which an answer is fresh
   * @throws what `ask` throws, if nothing is cached
   */
  get(key: string, youth: number, now: number, ask: () => Promise<PlaceSky>): Promise<CachedSky>;
}

/** A cache of a maximum number of answers; the oldest is removed first. */
export function keepAnswers(most: number): KeptAnswers {
  const kept = new Map<string, CachedSky>();
  const awaited = new Map<string, Promise<CachedSky>>();
  const remember = (key: string, answer: CachedSky): CachedSky => {
    kept.delete(key);
    kept.set(key, answer);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
  return {
    async get(key, youth, now, ask) {
      const known = kept.get(key);
      if (known !== undefined && Math.abs(now - known.since) < youth) return known;
      const coming =
        awaited.get(key) ??
        ask()
          .then((sky) => remember(key, { sky, since: now }))
          .finally(() => awaited.delete(key));
      awaited.set(key, coming);
      return coming.catch((error: unknown) => {
        if (known !== undefined) return known;
        throw error;
      });
    },
  };
}
