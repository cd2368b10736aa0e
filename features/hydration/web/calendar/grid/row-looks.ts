import type { CSSProperties } from 'react';
import type { CalendarCounts } from '#hydration/offline';
import type { CalendarDay } from './calendar-days.ts';
import type { CalendarWidths } from './calendar-sizes.ts';

/** Appearance of all rows of a grid; the same object until it changes. */
export interface RowLooks {
  data: CalendarCounts;
  days: readonly CalendarDay[];
  widths: CalendarWidths;
  lookOf: (count: number) => Readonly<CSSProperties>;
  /** Cells show the number. */
  showCount: boolean;
  /** Cells show the time of day of their tests. */
  spacedOut: boolean;
  /** Each row has its own picture, as a page may break between any two. */
  isOnPaper: boolean;
  idOf: (row: number, column: number) => string;
}
