import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Marks a row that is scrolled sideways with `data-more` where something of it is out of sight: 'start',
 * 'end' or 'both'. Told to the style sheet only: nothing is drawn anew.
 */
export function useMoreBeside(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const sides = [
        ...(scrollLeft > 1 ? ['start'] : []),
        ...(scrollLeft + clientWidth < scrollWidth - 1 ? ['end'] : []),
      ];
      const [side] = sides;
      if (side === undefined) element.removeAttribute('data-more');
      else element.setAttribute('data-more', sides.length === 2 ? 'both' : side);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);
}
