import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * For a row of links that is scrolled sideways: the current one is in sight, whichever it is, and so
 * is one that gets the focus.
 *
 * @param current changes with the link that is current
 */
export function useCurrentInSight(current: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    bringToMiddle(row.current?.querySelector('[aria-current="page"]'), row.current);
  }, [current]);
  useLayoutEffect(() => {
    const frame = row.current;
    if (frame === null) return;
    // A browser is content with a corner of it.
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
