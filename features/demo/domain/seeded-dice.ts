import { seededRandom, seedOf } from '#packages/kit';

/** Chance that always falls the same way for the same key. */
export interface Dice {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A number from `low` up to, not including, `high`. */
  between(low: number, high: number): number;
  /** True in the given share of throws. */
  chance(share: number): boolean;
  /** A number around 0 with a standard deviation of 1. */
  normal(): number;
  /** One of the list, each as likely as the other. */
  pick<T>(list: readonly T[]): T;
  /** Fills bytes, as `createId` asks for. */
  fill(bytes: Uint8Array): void;
}

/** Dice whose throws follow from the key alone. */
export function dice(key: string): Dice {
  const next = seededRandom(seedOf(key));
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    // The sum of twelve even throws is as good as normal here (Irwin-Hall).
    normal: () => Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, -6),
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('There is nothing to pick from.');
      return found;
    },
    fill: (bytes) => {
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(next() * 256);
    },
  };
}
