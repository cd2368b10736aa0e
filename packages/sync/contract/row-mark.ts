/** How many rows a table has and the sum of their marks, in two lanes: equal for equal tables. */
export interface Digest {
  count: number;
  a: number;
  b: number;
}

/** The largest prime below 2^26: the square of a remainder is still exact in a number. */
export const markPrime = 67_108_859;

/**
 * The seeds of the two lanes. They differ, so that rows that collide in one lane differ in the
 * other.
 */
export const laneSeeds = [17, 40_503] as const;

/**
 * The mark of one row in a lane, computed from the four words of its id and its stamp. Each step
 * squares, so that two rows that swap their stamps change the sum. The server computes the same
 * number in SQL.
 *
 * @param words holds the id's four words from `place` on
 * @param stamp whole milliseconds since 1970
 */
export function rowMark(words: Uint32Array, place: number, stamp: number, seed: number): number {
  let mark = seed;
  for (let word = 0; word < 4; word += 1) mark = step(mark, words[place + word] ?? 0);
  return step(step(mark, Math.floor(stamp / 2 ** 24)), stamp % 2 ** 24);
}

function step(mark: number, word: number): number {
  const sum = (mark + (word % markPrime)) % markPrime;
  return (sum * sum + word) % markPrime;
}

/** The digest of an empty table. */
export const emptyDigest: Digest = { count: 0, a: 0, b: 0 };

/** The digest after one more row. */
export function withRow(digest: Digest, words: Uint32Array, place: number, stamp: number): Digest {
  return {
    count: digest.count + 1,
    a: digest.a + rowMark(words, place, stamp, laneSeeds[0]),
    b: digest.b + rowMark(words, place, stamp, laneSeeds[1]),
  };
}

/** True if two tables hold the same rows in the same version. */
export function sameDigest(a: Digest, b: Digest): boolean {
  return a.count === b.count && a.a === b.a && a.b === b.b;
}
