import type { KeyboardEvent } from 'react';
import type { DropdownCreate, DropdownOption } from './dropdown-option.ts';
import { dropdownSizes } from './dropdown-option.ts';
import type { Dropdown } from './use-dropdown.ts';

interface Actions {
  choose: (option: DropdownOption) => void;
  create: DropdownCreate | undefined;
  /** Takes away what was chosen last. */
  removeLast: (() => void) | undefined;
  /** Leads to the button under the list; false where there is none to be pressed. */
  toButton: () => boolean;
}

const pageful = Math.floor(dropdownSizes.list / dropdownSizes.row);

/** What a key in the field of a dropdown does. */
export function onDropdownKey(event: KeyboardEvent, dropdown: Dropdown, actions: Actions): void {
  if (event.nativeEvent.isComposing) return;
  const step = steps[event.key];
  const { isOpen, typed } = dropdown;
  if (step !== undefined && (isOpen || event.key.startsWith('Arrow'))) {
    event.preventDefault();
    if (isOpen) move(dropdown, step);
    else dropdown.open();
  } else if (event.key === 'Enter' && isOpen) {
    // The form around the field is not sent by a choice.
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

/** Single steps go round the ends, pages stop there. */
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

/** Takes the active row, else the first that fits; makes a new one only where nothing fits. */
function enter(dropdown: Dropdown, { choose, create }: Actions): void {
  const found = dropdown.findNow();
  const text = (dropdown.typed ?? '').trim();
  // What was found before the last letters is no longer what the person looks at.
  const at = found === dropdown.found ? dropdown.active : 0;
  const option = found[at];
  if (option !== undefined) choose(option);
  else if (found.length === 0 && text !== '' && create && create.blocked === undefined) {
    create.onCreate(text);
    dropdown.type(null);
  }
}
