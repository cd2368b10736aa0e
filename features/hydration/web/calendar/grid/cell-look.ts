import type { CSSProperties } from 'react';
import type { CalendarRange } from '#hydration/contract';
import { colourOfCount, inkOn } from '#hydration/domain';

/** Dots of a count, so that colour does not speak alone: none to three, and more are three. */
export function dotsOf(count: number): string {
  return '•'.repeat(Math.min(count, mostDots));
}

/** Which looks a count has among ranges; each is worked out once. */
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

const mostDots = 3;
