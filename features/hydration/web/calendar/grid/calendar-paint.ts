import type { CSSProperties } from 'react';
import type { CalendarCounts } from '#hydration/offline';
import { calendarSizes } from './calendar-sizes.ts';
import { noneExpected } from './cell-look.ts';

/** Some people by some days: the first of each, and the one after the last. */
export interface PaintedPart {
  firstRow: number;
  endRow: number;
  firstDay: number;
  endDay: number;
}

/** All days of a part with the same number of tests. */
export interface PaintedCount {
  /** `noneExpected` on days off and days to come, if they have no tests. */
  count: number;
  look: Readonly<CSSProperties>;
  /** Their plates, as SVG path data. */
  plates: string;
  /** Their dots, as lines of zero length; none if numbers are shown. */
  dots: string;
  /** Centres of the plates, for the numbers. */
  middles: readonly (readonly [x: number, y: number])[];
}

export interface PaintLooks {
  data: Pick<CalendarCounts, 'counts' | 'parts' | 'days' | 'expected'>;
  /** Width of a column in pixels. */
  day: number;
  lookOf: (count: number) => Readonly<CSSProperties>;
  /** Plates show the number. */
  showCount: boolean;
  /** Dots show the time of day of tests. */
  spacedOut: boolean;
}

/** Pixels: gap between plates, corner radius, distance of dots. */
const [gap, corner, pitch] = [3, 4.5, 5];
const mostDots = 3;
/** Parts of a day, three hours each. */
const partsOfDay = 8;

/**
 * Days as a few shapes, one for each number of tests, as an element for each day would make
 * scrolling slow. Pixels are relative to the corner of the part.
 */
export function paintCalendar(looks: PaintLooks, part: PaintedPart): PaintedCount[] {
  const { data, day, lookOf, showCount, spacedOut } = looks;
  const plate = plateOf(day - gap, calendarSizes.row - 7);
  const found = new Map<
    number,
    { plates: string[]; dots: string[]; middles: [number, number][] }
  >();
  for (let row = part.firstRow; row < part.endRow; row += 1) {
    const top = (row - part.firstRow) * calendarSizes.row + gap;
    const middle = top + (calendarSizes.row - 7) / 2;
    for (let at = part.firstDay; at < part.endDay; at += 1) {
      const tests = data.counts[row * data.days + at] ?? 0;
      const isExpected = tests > 0 || data.expected[row * data.days + at] === 0;
      const count = isExpected ? tests : noneExpected;
      let shape = found.get(count);
      if (shape === undefined) found.set(count, (shape = { plates: [], dots: [], middles: [] }));
      const left = (at - part.firstDay) * day + gap / 2;
      shape.plates.push(`M${String(left + 0.5 + corner)} ${String(top + 0.5)}${plate}`);
      if (!isExpected) continue;
      if (showCount) shape.middles.push([left + (day - gap) / 2, middle]);
      else
        for (const x of spacedOut
          ? placesOf(data.parts[row * data.days + at] ?? 0, day - gap)
          : dotsOf(count, day - gap))
          shape.dots.push(`M${String(left + x)} ${String(middle)}h0`);
    }
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([count, { plates, dots, middles }]) => ({
      ...{ count, look: lookOf(count), middles },
      ...{ plates: plates.join(''), dots: dots.join('') },
    }));
}

/**
 * A plate with round corners, starting at the end of the first one; its edge is inset by half a
 * pixel.
 */
function plateOf(width: number, height: number): string {
  const r = String(corner);
  const [across, down] = [String(width - 1 - 2 * corner), String(height - 1 - 2 * corner)];
  return (
    `h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1-${r} ${r}` +
    `h-${across}a${r} ${r} 0 0 1-${r}-${r}v-${down}a${r} ${r} 0 0 1 ${r}-${r}z`
  );
}

/** Dots of a count side by side, so that the count is not shown by colour alone; at most three. */
function dotsOf(count: number, width: number): number[] {
  const dots = Math.min(count, mostDots);
  return Array.from({ length: dots }, (_, dot) => width / 2 + (dot - (dots - 1) / 2) * pitch);
}

/** A dot for each part of the day with tests: night at the left, evening at the right. */
function placesOf(parts: number, width: number): number[] {
  return Array.from({ length: partsOfDay }, (_, part) => part)
    .filter((part) => (parts & (1 << part)) !== 0)
    .map((part) => 1 + ((part + 0.5) * (width - 2)) / partsOfDay);
}
