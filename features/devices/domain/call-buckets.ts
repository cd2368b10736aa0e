/** Who calls how often, as buckets that every call takes one drop from and time fills again. */
export interface CallBuckets {
  /** Takes a call; seconds to wait where none is left, else 0. */
  wait(who: string, now: number): number;
}

interface Bucket {
  calls: number;
  time: number;
}

/** Empty-handed buckets are forgotten when so many are known. */
const manyBuckets = 1000;

/**
 * Buckets of `atOnce` calls each, filled by `perSecond`. They count in this process alone: they keep
 * one who floods from holding up the others, and guard no secret.
 */
export function createCallBuckets({
  atOnce,
  perSecond,
}: {
  atOnce: number;
  perSecond: number;
}): CallBuckets {
  const buckets = new Map<string, Bucket>();
  const filled = ({ calls, time }: Bucket, now: number) =>
    Math.min(atOnce, calls + (Math.max(0, now - time) / 1000) * perSecond);
  return {
    wait(who, now) {
      if (buckets.size >= manyBuckets) {
        for (const [name, each] of buckets) if (filled(each, now) >= atOnce) buckets.delete(name);
      }
      const calls = filled(buckets.get(who) ?? { calls: atOnce, time: now }, now);
      const isLeft = calls >= 1;
      buckets.set(who, { calls: isLeft ? calls - 1 : calls, time: now });
      return isLeft ? 0 : (1 - calls) / perSecond;
    },
  };
}
