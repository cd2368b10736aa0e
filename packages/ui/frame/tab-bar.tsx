import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import classes from './tab-bar.module.css';

interface Props {
  label: string;
  /** The open page; when it changes, the row is scrolled to it. */
  current: string;
  /** Links; the open one has `aria-current="page"`. */
  children: ReactNode;
}

/** The pages of an item as a row of links, scrolled so that the open one is visible. */
export function TabBar({ label, current, children }: Props) {
  const row = useCurrentInSight(current);
  useMoreBeside(row);
  return (
    <nav ref={row} className={classes['tabs']} aria-label={label}>
      {children}
    </nav>
  );
}

/**
 * For a horizontally scrolled row of links: keeps the current and the focused link visible.
 *
 * @param current changes with the current link
 */
function useCurrentInSight(current: string): RefObject<HTMLElement | null> {
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

/**
 * Marks a horizontally scrolled row with `data-more` if a part of it is hidden: 'start', 'end' or
 * 'both'. Only for CSS, without rendering.
 */
function useMoreBeside(row: RefObject<HTMLElement | null>): void {
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
