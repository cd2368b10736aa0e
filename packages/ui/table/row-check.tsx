import { flushSync } from 'react-dom';
import type { ChangeEvent, MouseEvent } from 'react';
import classes from './row-check.module.css';

interface Props {
  /** Label for screen readers. Omit it inside a label. */
  label?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** The checkbox that was used last; a click with Shift chooses the rows from it on. */
const last: { box: WeakRef<HTMLInputElement> | null; isSpreading: boolean } = {
  box: null,
  isSpreading: false,
};

/**
 * The checkbox of a row. A plain element: a page has up to 200 of them, and the checkbox component
 * of forms takes ten times as long to render. With Shift it sets all rows of its table between the
 * one used last and itself to its own state.
 */
export function RowCheck({ label, checked, disabled = false, onChange }: Props) {
  function change(event: ChangeEvent<HTMLInputElement>): void {
    const box = event.currentTarget;
    const { nativeEvent } = event;
    const others = isWithShift(nativeEvent) ? boxesBetween(last.box?.deref(), box) : [];
    // A click of our own is not one of the person.
    if (!last.isSpreading) last.box = new WeakRef(box);
    onChange();
    // Each after the one before is rendered: its choice may be made from what is shown.
    const isChosen = box.checked;
    if (others.length > 0) setTimeout(() => chooseAll(others, isChosen));
  }
  return (
    <input
      type="checkbox"
      className={classes['check']}
      aria-label={label}
      data-row-check
      checked={checked}
      disabled={disabled}
      onMouseDown={keepText}
      onChange={change}
    />
  );
}

/** React reports the change of a checkbox by its click. */
function isWithShift(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}

/** Shift would select the text between the two rows. */
function keepText(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}

/** The checkboxes of a table between two of its rows, without the second. */
function boxesBetween(
  from: HTMLInputElement | undefined,
  to: HTMLInputElement,
): HTMLInputElement[] {
  const table = to.closest('table');
  if (from === undefined || table === null || from === to) return [];
  const boxes = [...table.querySelectorAll<HTMLInputElement>('input[data-row-check]')];
  const [start, end] = [boxes.indexOf(from), boxes.indexOf(to)];
  if (start < 0 || end < 0) return [];
  return boxes.slice(Math.min(start, end), Math.max(start, end) + 1).filter((box) => box !== to);
}

function chooseAll(boxes: readonly HTMLInputElement[], isChosen: boolean): void {
  last.isSpreading = true;
  for (const box of boxes) {
    if (box.isConnected && !box.disabled && box.checked !== isChosen) flushSync(() => box.click());
  }
  last.isSpreading = false;
}
