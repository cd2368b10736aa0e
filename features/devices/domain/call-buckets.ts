/** A token bucket per caller. */
export interface CallBuckets {
  /**
   * Counts a call; returns the seconds to wait if none is left, otherwise 0. `now` is a whole
   * millisecond.
   */
  wait(who: string, now: number): number;
}

interface Bucket {
  drops: number;
  time: number;
}

/** Number of callers above which full buckets are deleted. */
const manyBuckets = 1000;
/** Units of one call, chosen so that the refill per millisecond is an integer without rounding. */
const ofCall = 1000;

/**
 * Buckets of `atOnce` calls each, refilled by `perSecond`. They count per process: they prevent one
 * flooding caller from blocking others, and protect no secret.
 */
export function createCallBuckets({
  atOnce,
  perSecond,
}: {
  atOnce: number;
  perSecond: number;
}): CallBuckets {
  const buckets = new Map<string, Bucket>();
  const full = atOnce * ofCall;
  const filled = ({ drops, time }: Bucket, now: number) =>
    Math.min(full, drops + Math.max(0, now - time) * perSecond);
  return {
    wait(who, now) {
      if (buckets.size >= manyBuckets) {
        for (const [name, each] of buckets) if (filled(each, now) >= full) buckets.delete(name);
      }
      const drops = filled(buckets.get(who) ?? { drops: full, time: now }, now);
      const isLeft = drops >= ofCall;
      buckets.set(who, { drops: isLeft ? drops - ofCall : drops, time: now });
      return isLeft ? 0 : (ofCall - drops) / perSecond / 1000;
    },
  };
}
