import type { KeyboardEvent } from 'react';
import type { DropdownCreate, DropdownOption } from './dropdown-option.ts';
import { dropdownSizes } from './dropdown-option.ts';
import type { Dropdown } from './use-dropdown.ts';

interface Actions {
  choose: (option: DropdownOption) => void;
  create: DropdownCreate | undefined;
  /** Removes the last chosen one. */
  removeLast: (() => void) | undefined;
  /** Moves to the button under the list; false if it is missing or disabled. */
  toButton: () => boolean;
}

const pageful = Math.floor(dropdownSizes.list / dropdownSizes.row);

/** Handles keys in the field of a dropdown. */
export function onDropdownKey(event: KeyboardEvent, dropdown: Dropdown, actions: Actions): void {
  if (event.nativeEvent.isComposing) return;
  const step = steps[event.key];
  const { isOpen, typed } = dropdown;
  if (step !== undefined && (isOpen || event.key.startsWith('Arrow'))) {
    event.preventDefault();
    if (isOpen) move(dropdown, step);
    else dropdown.open();
  } else if (event.key === 'Enter' && isOpen) {
    // A choice must not submit the form around the field.
    event.preventDefault();
    enter(dropdown, actions);
  } else if (event.key === 'Escape' && isOpen) {
    event.preventDefault();
    event.stopPropagation();
    dropdown.close();
  } else if (event.key === 'Tab' && isOpen && !event.shiftKey) {
    if (actions.toButton()) event.preventDefault();
  } else if (event.key === 'Backspace' && (typed ?? '') === '') {
    actions.removeLast?.();
  }
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageful,
  PageUp: -pageful,
};

/** Single steps wrap around, pages stop at the ends. */
function move(dropdown: Dropdown, step: number): void {
  const { length } = dropdown.findNow();
  if (length === 0) return;
  const from = dropdown.active;
  if (Math.abs(step) > 1) {
    return dropdown.setActive(Math.min(Math.max(Math.max(from, 0) + step, 0), length - 1));
  }
  const next = from === -1 && step === -1 ? length - 1 : from + step;
  dropdown.setActive((next + length) % length);
}

/** Chooses the active row, otherwise the first match; creates a new one only if nothing matches. */
function enter(dropdown: Dropdown, { choose, create }: Actions): void {
  const found = dropdown.findNow();
  const text = (dropdown.typed ?? '').trim();
  // Matches of an earlier input are not what the person sees.
  const at = found === dropdown.found ? dropdown.active : 0;
  const option = found[at];
  if (option !== undefined) choose(option);
  else if (found.length === 0 && text !== '' && create && create.blocked === undefined) {
    create.onCreate(text);
    dropdown.type(null);
  }
}
