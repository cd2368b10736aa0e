import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/** The links and buttons of a row, in the order of the days. */
const controls = 'a[href], button';

/**
 * Moves the focus through the rows of a schedule with the arrow keys: left and right between the
 * name and the shifts of a row, up and down to the same column of another row, and to the first and
 * last row with Control and Home or End. Where a column has no control, the name of the row is next.
 *
 * @param rows number of rows with workers; the first has index 0
 * @param show scrolls to a row that may not be rendered yet
 */
export function useArrowKeys(
  grid: RefObject<HTMLElement | null>,
  rows: number,
  show: (row: number) => void,
): (event: KeyboardEvent) => void {
  const wanted = useRef<{ row: number; column: number } | null>(null);

  function focusWanted(): void {
    if (wanted.current === null) return;
    const { row, column } = wanted.current;
    const element = grid.current?.querySelector(`[aria-rowindex="${String(row + 2)}"]`);
    const cells = element?.querySelectorAll('[role=rowheader], [role=cell]');
    const control =
      cells?.[column]?.querySelector<HTMLElement>(controls) ??
      element?.querySelector<HTMLElement>(controls);
    if (!control) return;
    wanted.current = null;
    control.focus();
  }
  // A row that was out of sight is rendered after the table has scrolled to it.
  useEffect(focusWanted);

  return (event) => {
    if (!(event.target instanceof HTMLElement)) return;
    const row = event.target.closest('[role=row]');
    const at = Number(row?.getAttribute('aria-rowindex')) - 2;
    if (row === null || !(at >= 0)) return;
    const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isEnd = event.ctrlKey && (event.key === 'Home' || event.key === 'End');
    if (step === undefined && !isEnd) return;
    event.preventDefault();
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const all = [...row.querySelectorAll<HTMLElement>(controls)];
      all[all.indexOf(event.target) + (step ?? 0)]?.focus();
      return;
    }
    const next = step === undefined ? (event.key === 'Home' ? 0 : rows - 1) : at + step;
    if (next < 0 || next >= rows) return;
    const cells = [...row.querySelectorAll('[role=rowheader], [role=cell]')];
    wanted.current = {
      row: next,
      column: cells.findIndex((cell) => cell.contains(event.target as Node)),
    };
    show(next);
    focusWanted();
  };
}
