import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { calendarHeight } from '#hydration/contract';
import { calendarSizes, daysOfBlock, headHeight, rowsOfBlock } from './calendar-sizes.ts';
import type { CalendarWidths } from './calendar-sizes.ts';
import { drawnSpan } from './drawn-span.ts';
import type { DrawnSpan, InSight } from './drawn-span.ts';
import { columnsBefore } from './use-active-cell.ts';
import type { CalendarCell } from './use-active-cell.ts';

interface Options {
  rows: number;
  days: number;
  /** Width of the grid's content in pixels. */
  width: number;
  widths: CalendarWidths;
  /** Everything is rendered, visible or not. */
  isWhole: boolean;
}

type Place = Pick<InSight, 'top' | 'left'>;

const everything: InSight = { top: 0, left: 0, width: Infinity, height: Infinity };

/** Which rows and days are rendered, and scrolling a cell into view. */
export function useDrawn(
  scroll: RefObject<HTMLDivElement | null>,
  { rows, days, width, widths, isWhole }: Options,
) {
  const whole = { rows, days, widths };
  const spanAt = (at: Place) =>
    drawnSpan(isWhole ? everything : { ...at, width, height: calendarHeight }, whole);
  const [place, setPlace] = useState<Place>({ top: 0, left: 0 });
  const span = spanAt(place);
  function look(): void {
    if (scroll.current === null) return;
    const { scrollTop: top, scrollLeft: left } = scroll.current;
    // Only renders if the blocks change.
    setPlace((before) => (isSame(spanAt(before), spanAt({ top, left })) ? before : { top, left }));
  }
  const isMoving = useRef(false);
  const [firstRow, endRow] = [span.firstRows * rowsOfBlock, span.endRows * rowsOfBlock];
  const [firstDay, endDay] = [span.firstDays * daysOfBlock, span.endDays * daysOfBlock];
  return {
    blocks: listed(span.firstRows, Math.min(span.endRows, Math.ceil(rows / rowsOfBlock))),
    rows: listed(firstRow, Math.min(endRow, rows)),
    firstDay: Math.min(firstDay, days),
    endDay: Math.min(endDay, days),
    /** Updates the rendered part. */
    look,
    /** The grid scrolls because of the keyboard, not by the user. */
    isMoving: () => isMoving.current,
    isDrawn: ({ row, column }: CalendarCell) =>
      row >= firstRow &&
      row < endRow &&
      (column < columnsBefore ||
        (column - columnsBefore >= firstDay && column - columnsBefore < endDay)),
    bringIntoSight({ row, column }: CalendarCell): void {
      const { current } = scroll;
      if (current === null) return;
      isMoving.current = true;
      current.scrollTo({
        top: nearest(current.scrollTop, current.clientHeight - headHeight, {
          from: row * calendarSizes.row,
          length: calendarSizes.row,
        }),
        left:
          column < columnsBefore
            ? 0
            : nearest(current.scrollLeft, current.clientWidth - widths.frozen, {
                from:
                  widths.name + widths.tags - widths.frozen + (column - columnsBefore) * widths.day,
                length: widths.day,
              }),
      });
      look();
      // The scroll event arrives in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => (isMoving.current = false)));
    },
  };
}

function isSame(a: DrawnSpan, b: DrawnSpan): boolean {
  return (
    a.firstRows === b.firstRows &&
    a.endRows === b.endRows &&
    a.firstDays === b.firstDays &&
    a.endDays === b.endDays
  );
}

/** The integers from one to another, exclusive. */
function listed(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

/** The nearest scroll position at which a range is visible. */
function nearest(
  at: number,
  room: number,
  { from, length }: { from: number; length: number },
): number {
  if (from < at) return from;
  return from + length > at + room ? from + length - room : at;
}
