import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { calendarHeight } from '#hydration/contract';
import { calendarSizes, daysOfBlock, headHeight } from './calendar-sizes.ts';
import type { CalendarWidths } from './calendar-sizes.ts';
import { columnsBefore } from './use-active-cell.ts';
import type { CalendarCell } from './use-active-cell.ts';

interface Options {
  rows: number;
  days: number;
  widths: CalendarWidths;
}

/** Beyond the edge of what is in sight: a frame that comes late finds them drawn. */
const overscan = { rows: 6, blocks: 2 };

/** Which rows and blocks of days are drawn, and how a cell comes into sight. */
export function useDrawn(
  scroll: RefObject<HTMLDivElement | null>,
  { rows: count, days, widths }: Options,
) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => calendarSizes.row,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    overscan: overscan.rows,
    initialRect: { width: 0, height: calendarHeight },
    useFlushSync: false,
  });
  const block = daysOfBlock * widths.day;
  const blocks = useVirtualizer({
    horizontal: true,
    count: Math.ceil(days / daysOfBlock),
    getScrollElement: () => scroll.current,
    estimateSize: () => block,
    paddingStart: widths.name + widths.tags,
    overscan: overscan.blocks,
    initialRect: { width: widths.total, height: 0 },
    useFlushSync: false,
  });
  useLayoutEffect(() => blocks.measure(), [blocks, block, widths]);
  const isMoving = useRef(false);
  const drawn = blocks.getVirtualItems();
  const drawnRows = rows.getVirtualItems();
  return {
    rows: drawnRows,
    blocks: { firstBlock: drawn[0]?.index ?? 0, lastBlock: drawn.at(-1)?.index ?? -1 },
    /** The grid scrolls to where the keys lead, not because somebody scrolls it. */
    isMoving: () => isMoving.current,
    isDrawn: ({ row, column }: CalendarCell) =>
      drawnRows.some(({ index }) => index === row) &&
      (column < columnsBefore ||
        drawn.some(({ index }) => index === Math.floor((column - columnsBefore) / daysOfBlock))),
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
      // The event of scrolling comes with the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => (isMoving.current = false)));
    },
  };
}

/** The nearest place to scroll to at which a stretch is in sight. */
function nearest(
  at: number,
  room: number,
  { from, length }: { from: number; length: number },
): number {
  if (from < at) return from;
  return from + length > at + room ? from + length - room : at;
}
