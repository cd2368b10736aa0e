import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';

/** A day of a person, both by their places. */
export interface ShownDay {
  row: number;
  day: number;
}

/** Milliseconds that a pointer rests on a day before its tests are told, and may be away from them. */
const delay = { open: 140, close: 200 };

/**
 * Which day tells its tests. It opens under a pointer that rests, stays while the pointer goes into
 * what has opened, and closes with Escape or as soon as the grid is scrolled.
 */
export function useDetails() {
  const [shown, setShown] = useState<ShownDay | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (after: number, next: ShownDay | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), after);
  };
  const show = (next: ShownDay | null) => {
    clearTimeout(timer.current);
    setShown(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOpen = shown !== null;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(null);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
  return {
    shown,
    show,
    /** For the grid: a pointer that can rest. */
    onPointerOver(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      const day = dayAt(event.target);
      later(day === null ? delay.close : delay.open, day);
    },
    onPointerLeave: () => later(delay.close, null),
    /** For what has opened: it stays. */
    onEnter: () => clearTimeout(timer.current),
  };
}

/** The day that an element is the cell of, or a part of it. */
export function dayAt(target: EventTarget): ShownDay | null {
  if (!(target instanceof Element)) return null;
  const [cell, row] = [target.closest('[data-day]'), target.closest('[data-row]')];
  if (!(cell instanceof HTMLElement) || !(row instanceof HTMLElement)) return null;
  return { row: Number(row.dataset['row']), day: Number(cell.dataset['day']) };
}
