import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Marks a horizontally scrolled row with `data-more` if a part of it is hidden: 'start', 'end' or
 * 'both'. Only for CSS, without rendering.
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
