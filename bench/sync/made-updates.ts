import { madeMeasurement } from './made-world.ts';
import type { MadeRow } from './made-world.ts';

/** Rows of an update: `count` tests, half of them new, half changed. */
export function madeUpdate(total: number, turn: number, count: number): MadeRow[] {
  return Array.from({ length: count }, (_, index) => {
    const isNew = index % 2 === 0;
    const n = isNew ? total + turn * count + index : (turn * 977 + index * 101) % total;
    return { ...madeMeasurement(n, total), valid: true, active: true };
  });
}
