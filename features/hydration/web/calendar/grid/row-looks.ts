import type { CSSProperties } from 'react';
import type { CalendarCounts } from '#hydration/offline';
import type { CalendarDay } from './calendar-days.ts';
import type { CalendarWidths } from './calendar-sizes.ts';

/** How all rows of a grid are drawn; the same object until something of it is another. */
export interface RowLooks {
  data: CalendarCounts;
  days: readonly CalendarDay[];
  widths: CalendarWidths;
  lookOf: (count: number) => Readonly<CSSProperties>;
  /** The number stands in the cell. */
  showCount: boolean;
  /** A cell shows when in the day its tests were. */
  spacedOut: boolean;
  /** Each row brings its own picture: a page may end between any two. */
  isOnPaper: boolean;
  idOf: (row: number, column: number) => string;
}
