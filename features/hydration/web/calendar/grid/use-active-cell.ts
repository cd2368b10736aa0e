import { useCallback, useState } from 'react';
import type { KeyboardEvent } from 'react';

/** A cell by row and column; columns 0 and 1 are name and tags, then the days. */
export interface CalendarCell {
  row: number;
  column: number;
}

/** Columns before the first day. */
export const columnsBefore = 2;

interface Options {
  rows: number;
  columns: number;
  /** Enter or space on a cell. */
  onOpen: (cell: CalendarCell) => void;
  onMove: (cell: CalendarCell) => void;
}

const page = 10;

/**
 * The active cell of a grid, moved by keys as in the ARIA grid pattern: arrows by one, Home and End
 * within the row, with Ctrl in the whole grid, Page Up and Down by ten rows. The focus stays on the
 * grid element, so it is not lost when a row is scrolled out of view.
 */
export function useActiveCell({ rows, columns, onOpen, onMove }: Options) {
  const [active, setActive] = useState<CalendarCell | null>(null);
  const move = useCallback(
    (cell: CalendarCell) => {
      setActive(cell);
      onMove(cell);
    },
    [onMove],
  );
  const kept = active && {
    row: Math.min(active.row, rows - 1),
    column: Math.min(active.column, columns - 1),
  };
  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || rows === 0) return;
    const from = kept ?? { row: 0, column: columns - 1 };
    const isOpening = event.key === 'Enter' || event.key === ' ';
    const to = isOpening ? from : targetOf(event, from, { rows, columns });
    if (to === null) return;
    event.preventDefault();
    // The first key only shows the active cell, the next one moves it.
    if (isOpening && kept !== null) onOpen(kept);
    else move(kept === null ? from : to);
  }
  return { active: kept, move, onKeyDown };
}

function targetOf(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, column }: CalendarCell,
  { rows, columns }: Pick<Options, 'rows' | 'columns'>,
): CalendarCell | null {
  const within = (at: number, count: number) => Math.min(count - 1, Math.max(0, at));
  switch (key) {
    case 'ArrowUp':
      return { row: within(row - 1, rows), column };
    case 'ArrowDown':
      return { row: within(row + 1, rows), column };
    case 'ArrowLeft':
      return { row, column: within(column - 1, columns) };
    case 'ArrowRight':
      return { row, column: within(column + 1, columns) };
    case 'PageUp':
      return { row: within(row - page, rows), column };
    case 'PageDown':
      return { row: within(row + page, rows), column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
    default:
      return null;
  }
}
