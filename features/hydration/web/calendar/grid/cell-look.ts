import type { CSSProperties } from 'react';
import type { CalendarRange } from '#hydration/contract';
import { colourOfCount, inkOn } from '#hydration/domain';

/** Appearance of a count by the ranges; computed once for each. */
export function createCellLooks(
  ranges: readonly CalendarRange[],
): (count: number) => Readonly<CSSProperties> {
  const looks = new Map<number, Readonly<CSSProperties>>();
  return (count) => {
    const known = looks.get(count);
    if (known !== undefined) return known;
    const colour = colourOfCount(ranges, count);
    const look = { background: colour, color: inkOn(colour) };
    looks.set(count, look);
    return look;
  };
}
