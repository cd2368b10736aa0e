import type { CSSProperties } from 'react';
import type { CalendarRange } from '#hydration/contract';
import { colourOfCount, inkOn } from '#hydration/domain';

/** In place of the count on a day without tests on which none are expected. */
export const noneExpected = -1;

/** Nothing to be done, so neither a colour of the ranges nor a mark. */
const neutral = { background: 'transparent', color: 'inherit' };

/** Appearance of a count by the ranges; computed once for each. */
export function createCellLooks(
  ranges: readonly CalendarRange[],
): (count: number) => Readonly<CSSProperties> {
  const looks = new Map<number, Readonly<CSSProperties>>();
  return (count) => {
    if (count === noneExpected) return neutral;
    const known = looks.get(count);
    if (known !== undefined) return known;
    const colour = colourOfCount(ranges, count);
    const look = { background: colour, color: inkOn(colour) };
    looks.set(count, look);
    return look;
  };
}
