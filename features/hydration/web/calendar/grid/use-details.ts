import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { CalendarWidths } from './calendar-sizes.ts';

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
  /** Where the pointer is; undefined where it is not in the grid. */
  const pointed = useRef<ShownDay | null>(undefined);
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
    /** For the grid: a pointer that can rest is over a day, or over none. */
    onPointerAt({ pointerType }: PointerEvent, day: ShownDay | null) {
      if (pointerType !== 'mouse' || isSame(day, pointed.current)) return;
      pointed.current = day;
      later(day === null ? delay.close : delay.open, day);
    },
    onPointerLeave() {
      pointed.current = undefined;
      later(delay.close, null);
    },
    /** For what has opened: it stays. */
    onEnter: () => clearTimeout(timer.current),
  };
}

/** The day that stands where an event is; null beside the days. */
export function dayAt(
  { target, clientX }: MouseEvent,
  { name, tags, day: width }: CalendarWidths,
  days: number,
): ShownDay | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest('[data-days]')?.closest('[data-row]');
  if (!(row instanceof HTMLElement)) return null;
  const day = Math.floor((clientX - row.getBoundingClientRect().left - name - tags) / width);
  return day < 0 || day >= days ? null : { row: Number(row.dataset['row']), day };
}

function isSame(a: ShownDay | null, b: ShownDay | null | undefined): boolean {
  return a === b || (a !== null && a.row === b?.row && a.day === b.day);
}
