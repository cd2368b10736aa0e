import { seededRandom, seedOf } from '#packages/kit';

/** A random generator that is deterministic by key. */
export interface RandomSource {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A number from `low` up to, not including, `high`. */
  between(low: number, high: number): number;
  /** True with the given probability. */
  chance(share: number): boolean;
  /** A number with mean 0 and standard deviation 1. */
  normal(): number;
  /** A random element of the list. */
  pick<T>(list: readonly T[]): T;
  /** Fills bytes, as `createId` asks for. */
  fill(bytes: Uint8Array): void;
}

/** A random generator that only depends on the key. */
export function randomOf(key: string): RandomSource {
  const next = seededRandom(seedOf(key));
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    // The sum of twelve uniform numbers is close enough to a normal distribution (Irwin-Hall).
    normal: () => Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, -6),
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('The list to pick from is empty.');
      return found;
    },
    fill: (bytes) => {
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(next() * 256);
    },
  };
}
