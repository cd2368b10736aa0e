import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** No row is lower, in pixels. */
const lowestRow = 44;

/**
 * How many rows at the beginning of a table can be in the window when the page stands at its top, one
 * more than fit. Asked for while nothing is being drawn, so that no drawing waits for a layout.
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
