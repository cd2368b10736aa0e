import type { PlaceSky } from '#weather/domain';

/** An answer with the time in milliseconds at which the service gave it. */
export interface Told {
  readonly sky: PlaceSky;
  readonly since: number;
}

/** Answers that need not be asked for again yet, in this process. */
export interface KeptAnswers {
  /**
   * The kept answer while it is young enough; else what `ask` gives, once for all who want it meanwhile;
   * where that fails, the last one that was good.
   *
   * @param youth milliseconds for which an answer is as good as new
   * @throws what `ask` throws, where nothing is kept
   */
  get(key: string, youth: number, now: number, ask: () => Promise<PlaceSky>): Promise<Told>;
}

/** Keeps so many answers; the one that was told first goes first. */
export function keepAnswers(most: number): KeptAnswers {
  const kept = new Map<string, Told>();
  const awaited = new Map<string, Promise<Told>>();
  const remember = (key: string, told: Told): Told => {
    kept.delete(key);
    kept.set(key, told);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return told;
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
