/** The number of rows of a table, and the sums of two hashes of each row. Equal tables have equal digests. */
export interface Digest {
  count: number;
  a: number;
  b: number;
}

/** The largest prime below 2^26: the square of a remainder is still exact in a number. */
export const hashPrime = 67_108_859;

/**
 * The seeds of the two hashes. Rows that collide in one of them differ in the other.
 */
export const hashSeeds = [17, 40_503] as const;

/**
 * The hash of one row, computed from its stamp and the four 32-bit words of its id. Each step
 * squares, so that the sum changes if two rows swap their stamps. The server computes the same
 * number in SQL.
 *
 * @param words contains the four words of the id, starting at `offset`
 * @param stamp whole milliseconds since 1970
 */
export function rowHash(words: Uint32Array, offset: number, stamp: number, seed: number): number {
  let hash = seed;
  for (let word = 0; word < 4; word += 1) hash = step(hash, words[offset + word] ?? 0);
  return step(step(hash, Math.floor(stamp / 2 ** 24)), stamp % 2 ** 24);
}

function step(hash: number, word: number): number {
  const sum = (hash + (word % hashPrime)) % hashPrime;
  return (sum * sum + word) % hashPrime;
}

/** The digest of an empty table. */
export const emptyDigest: Digest = { count: 0, a: 0, b: 0 };

/** The digest after one more row. */
export function withRow(digest: Digest, words: Uint32Array, offset: number, stamp: number): Digest {
  return {
    count: digest.count + 1,
    a: digest.a + rowHash(words, offset, stamp, hashSeeds[0]),
    b: digest.b + rowHash(words, offset, stamp, hashSeeds[1]),
  };
}

/** True if two tables hold the same rows in the same version. */
export function sameDigest(a: Digest, b: Digest): boolean {
  return a.count === b.count && a.a === b.a && a.b === b.b;
}
