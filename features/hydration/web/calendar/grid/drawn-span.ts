import { calendarSizes, daysOfBlock, headHeight, rowsOfBlock } from './calendar-sizes.ts';
import type { CalendarWidths } from './calendar-sizes.ts';

/** Rendered blocks of rows and days: the first, and the one after the last. */
export interface DrawnSpan {
  firstRows: number;
  endRows: number;
  firstDays: number;
  endDays: number;
}

/** Scroll position and visible size of a grid, in pixels. */
export interface InSight {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface Whole {
  rows: number;
  days: number;
  widths: CalendarWidths;
}

/** Additional rows and days beyond the visible part, so that a late frame shows them. */
const beyond = { rows: 5, days: 4 };

/** The rendered part of a grid: whole blocks, so that it seldom changes during scrolling. */
export function drawnSpan(
  { top, left, width, height }: InSight,
  { rows, days, widths }: Whole,
): DrawnSpan {
  const from = widths.name + widths.tags;
  const [firstRow, endRow] = [top, top + height - headHeight].map((y) => y / calendarSizes.row);
  const [firstDay, endDay] = [left + widths.frozen - from, left + width - from].map(
    (x) => x / widths.day,
  );
  const [firstRows, endRows] = blocks([firstRow, endRow], rows, rowsOfBlock, beyond.rows);
  const [firstDays, endDays] = blocks([firstDay, endDay], days, daysOfBlock, beyond.days);
  return { firstRows, endRows, firstDays, endDays };
}

function blocks(
  [first = 0, end = 0]: readonly (number | undefined)[],
  count: number,
  size: number,
  more: number,
): [number, number] {
  const most = Math.ceil(count / size);
  const within = (block: number) => Math.min(most, Math.max(0, block));
  return [within(Math.floor((first - more) / size)), within(Math.ceil((end + more) / size))];
}
