/** How many rows a table has and the sum of their marks, in two lanes: equal for equal tables. */
export interface Digest {
  count: number;
  a: number;
  b: number;
}

/** The largest prime below 2^26: the square of a remainder is still exact in a number. */
export const markPrime = 67_108_859;

/** Where the two lanes begin; different, so that rows which meet in one differ in the other. */
export const laneSeeds = [17, 40_503] as const;

/**
 * The mark of one row in a lane, from the four words of its id and its stamp. Each step squares, so
 * that two rows which swap their stamps do not sum up to the same. The server works out the same
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

/** An empty table. */
export const emptyDigest: Digest = { count: 0, a: 0, b: 0 };

/** A table with one row more. */
export function withRow(digest: Digest, words: Uint32Array, place: number, stamp: number): Digest {
  return {
    count: digest.count + 1,
    a: digest.a + rowMark(words, place, stamp, laneSeeds[0]),
    b: digest.b + rowMark(words, place, stamp, laneSeeds[1]),
  };
}

/** True where two tables hold the same rows in the same form. */
export function sameDigest(a: Digest, b: Digest): boolean {
  return a.count === b.count && a.a === b.a && a.b === b.b;
}
