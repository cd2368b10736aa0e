import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Minimum height of a row in pixels. */
const lowestRow = 44;

/**
 * Number of rows at the start of a table that fit into the window when the page is at its top, plus
 * one. Measured while nothing is being rendered, so that no render waits for layout.
 */
export function useFirstRows(box: RefObject<HTMLElement | null>): number {
  const [rows, setRows] = useState(Infinity);
  useEffect(() => {
    const count = () => {
      const top = (box.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      setRows(Math.max(0, Math.ceil((window.innerHeight - top) / lowestRow)) + 1);
    };
    count();
    window.addEventListener('resize', count);
    return () => window.removeEventListener('resize', count);
  }, [box]);
  return rows;
}
