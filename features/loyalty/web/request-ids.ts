import type { Reward } from '#loyalty/contract';

interface NextId {
  /** Ids of requests that were sent, by reward. */
  kept: ReadonlyMap<Reward, string>;
  /** Ids of the requests that are listed. */
  listed: readonly string[];
  newId: () => string;
}

/**
 * The id for a request of a reward. After a try without an answer it is that of the try, so that the
 * points are not taken twice; once the request is listed, the next one is another.
 */
export function requestId(reward: Reward, { kept, listed, newId }: NextId): string {
  const before = kept.get(reward);
  return before === undefined || listed.includes(before) ? newId() : before;
}
