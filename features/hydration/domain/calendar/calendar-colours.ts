import { noEnd } from '#hydration/contract';
import type { CalendarRange } from '#hydration/contract';

/** The default ranges. */
export const defaultRanges: readonly CalendarRange[] = [
  { min: 0, max: 0, colour: '#f44336' },
  { min: 1, max: 1, colour: 'white' },
  { min: 2, max: 2, colour: '#ff9800' },
  { min: 3, max: noEnd, colour: '#4caf50' },
];

/** The colour of a count outside all ranges. */
const unmatchedColour = 'white';

/** The first range that contains a count; null if none does. */
export function rangeOfCount(
  ranges: readonly CalendarRange[],
  count: number,
): CalendarRange | null {
  return ranges.find((range) => count >= leastOf(range, ranges) && count <= mostOf(range)) ?? null;
}

/** The colour of a day with this number of tests. */
export function colourOfCount(ranges: readonly CalendarRange[], count: number): string {
  return rangeOfCount(ranges, count)?.colour ?? unmatchedColour;
}

/** The counts of a range in words: '0', '2 to 4', '3 or more'. */
export function rangeWords(range: CalendarRange, ranges: readonly CalendarRange[]): string {
  const { max } = range;
  const min = leastOf(range, ranges);
  if (max === noEnd) return `${String(min)} or more`;
  return min === max ? String(min) : `${String(min)} to ${String(max)}`;
}

/** The maximum of a range; infinite if it has no end. */
export function mostOf({ max }: CalendarRange): number {
  return max === noEnd ? Infinity : max;
}

/** A range without an end begins above all ranges that have one, whatever its own minimum. */
function leastOf({ min, max }: CalendarRange, ranges: readonly CalendarRange[]): number {
  if (max !== noEnd) return min;
  const ends = ranges.map((range) => range.max).filter((end) => end !== noEnd);
  return Math.max(min, ...ends.map((end) => end + 1));
}
