/** Who calls how often, as buckets that every call takes its share from and time fills again. */
export interface CallBuckets {
  /** Takes a call; seconds to wait where none is left, else 0. `now` is a whole millisecond. */
  wait(who: string, now: number): number;
}

interface Bucket {
  drops: number;
  time: number;
}

/** Full buckets are forgotten when so many are known. */
const manyBuckets = 1000;
/** Drops of one call: so many that a millisecond fills in whole ones, and nothing is rounded. */
const ofCall = 1000;

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
