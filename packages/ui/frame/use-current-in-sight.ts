import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * For a row of links that is scrolled sideways: the current one is in sight, whichever it is.
 *
 * @param current changes with the link that is current
 */
export function useCurrentInSight(current: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current="page"]');
    if (row.current === null || !link) return;
    const [frame, own] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    row.current.scrollLeft += own.left - frame.left - (frame.width - own.width) / 2;
  }, [current]);
  return row;
}
