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
  const next = throwsOf(key);
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

/**
 * The generator sfc32 (Chris Doty-Humphrey, PractRand), seeded by three hashes of the key (FNV-1a) and
 * run in before the first throw.
 */
function throwsOf(key: string): () => number {
  let [a, b, c] = [hash(key, 1), hash(key, 2), hash(key, 3)];
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let turn = 0; turn < 12; turn += 1) next();
  return next;
}

function hash(text: string, salt: number): number {
  let value = 0x811c9dc5 ^ salt;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
