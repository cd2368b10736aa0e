import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { CalendarWidths } from './calendar-sizes.ts';

/** A day of a person, both by index. */
export interface ShownDay {
  row: number;
  day: number;
}

/**
 * Milliseconds until the details of a day open under the pointer, and until they close after it
 * left.
 */
const delay = { open: 140, close: 200 };

/**
 * Which day shows its details. They open under a resting pointer, stay while the pointer is in
 * them, and close with Escape or when the grid scrolls.
 */
export function useDetails() {
  const [shown, setShown] = useState<ShownDay | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The day under the pointer; undefined if the pointer is outside the grid. */
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
    /** For the grid: the pointer is over a day, or over none. Ignores touch. */
    onPointerAt({ pointerType }: PointerEvent, day: ShownDay | null) {
      if (pointerType !== 'mouse' || isSame(day, pointed.current)) return;
      pointed.current = day;
      later(day === null ? delay.close : delay.open, day);
    },
    onPointerLeave() {
      pointed.current = undefined;
      later(delay.close, null);
    },
    /** For the popup: keeps it open. */
    onEnter: () => clearTimeout(timer.current),
  };
}

/** The day at the position of an event; null outside the days. */
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
