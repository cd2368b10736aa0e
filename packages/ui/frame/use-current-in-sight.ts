import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * For a horizontally scrolled row of links: keeps the current and the focused link visible.
 *
 * @param current changes with the current link
 */
export function useCurrentInSight(current: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    bringToMiddle(row.current?.querySelector('[aria-current="page"]'), row.current);
  }, [current]);
  useLayoutEffect(() => {
    const frame = row.current;
    if (frame === null) return;
    // Browsers only scroll until a part of it is visible.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        bringToMiddle(target, frame);
    };
    frame.addEventListener('focusin', onFocus);
    return () => frame.removeEventListener('focusin', onFocus);
  }, []);
  return row;
}

function bringToMiddle(link: Element | null | undefined, row: HTMLElement | null): void {
  if (!link || row === null) return;
  const [frame, own] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += own.left - frame.left - (frame.width - own.width) / 2;
}
