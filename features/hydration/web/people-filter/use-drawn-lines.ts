import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { PeopleLine } from './people-groups.ts';

/** Pixels of a line, and of the list if its height is unknown. */
const sizes = { heading: 28, person: 44, list: 300 } as const;
const unknown = { width: 0, height: sizes.list };

/**
 * Which lines of a scrolled list are rendered: the visible ones, five beyond, and the active one,
 * which is kept visible.
 *
 * @param active −1 if no line is active
 */
export function useDrawnLines(
  scroll: RefObject<HTMLDivElement | null>,
  lines: readonly PeopleLine[],
  active: number,
) {
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroll.current,
    estimateSize: (at) => sizes[lines[at]?.kind ?? 'person'],
    overscan: 5,
    initialRect: unknown,
    observeElementRect: (list, report) =>
      observeElementRect(list, (rect) => report(rect.height > 0 ? rect : unknown)),
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(active < 0 ? [] : [active])])].sort(
        (a, b) => a - b,
      ),
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    if (active >= 0) rows.scrollToIndex(active, { align: 'auto' });
  }, [active, rows]);
  // Headings have another height than people.
  useLayoutEffect(() => rows.measure(), [lines, rows]);
  return { drawn: rows.getVirtualItems(), height: rows.getTotalSize() };
}
