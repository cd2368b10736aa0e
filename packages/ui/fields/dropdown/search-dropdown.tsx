import { Popover, Tooltip } from '@mantine/core';
import { useId, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { DropdownField } from './dropdown-field.tsx';
import type { FieldLooks } from './dropdown-field.tsx';
import { DropdownList, rowId } from './dropdown-list.tsx';
import { dropdownBlur, dropdownSizes } from './dropdown-option.ts';
import type {
  DropdownChip,
  DropdownCreate,
  DropdownMore,
  DropdownOption,
} from './dropdown-option.ts';
import { useDropdown } from './use-dropdown.ts';
import type { Dropdown, DropdownMatching, DropdownOptions } from './use-dropdown.ts';
import classes from './dropdown.module.css';

/** Props of all searchable dropdowns. */
export interface DropdownProps extends FieldLooks {
  options: readonly DropdownOption[];
  /** Which rows match the typed text; by default those whose label or note contains its words. */
  matching?: DropdownMatching | undefined;
  more?: DropdownMore | undefined;
  create?: DropdownCreate | undefined;
  /** Milliseconds until the list closes after it loses focus; by default 200. */
  blurDelay?: number;
}

interface Props extends Omit<DropdownProps, 'options'> {
  options: DropdownOptions;
  chosen: readonly string[];
  isMultiple: boolean;
  /** Chosen values as chips; a dropdown for one shows it in its field. */
  chips: readonly DropdownChip[];
  /** Shown in the field while nothing is typed. */
  text: string;
  onToggle: (id: string) => void;
  onClear?: (() => void) | undefined;
}

/** A field with a searchable list: for one choice or for several. */
export function SearchDropdown(props: Props) {
  const { options, matching, more, create, blurDelay = dropdownBlur } = props;
  const { chosen, isMultiple, chips, onToggle } = props;
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const first = isMultiple ? null : (chosen[0] ?? null);
  const dropdown = useDropdown({ options, matching, chosen: first, blurDelay });
  const { isOpen, typed, found, active } = dropdown;

  function choose({ id }: DropdownOption): void {
    onToggle(id);
    if (!isMultiple) dropdown.close();
    else if ((typed ?? '') !== '') dropdown.type(null);
  }
  function toButton(): boolean {
    if (button.current?.getAttribute('aria-disabled') !== 'false') return false;
    button.current.focus();
    return true;
  }
  function onButtonKey(event: KeyboardEvent): void {
    // The list is at the end of the page, so Tab must continue from the field.
    if (event.key === 'Tab') field.current?.focus();
    if (event.key === 'Tab' && event.shiftKey) event.preventDefault();
    if (event.key === 'Escape') {
      event.stopPropagation();
      field.current?.focus();
      dropdown.close();
    }
  }
  const last = chips.at(-1);
  return (
    <div onFocus={dropdown.onFocus} onBlur={dropdown.onBlur} className={classes['dropdown']}>
      <Popover
        opened={isOpen}
        width="target"
        position="bottom-start"
        offset={4}
        withRoles={false}
        trapFocus={false}
        closeOnClickOutside={false}
        closeOnEscape={false}
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          <DropdownField
            {...props}
            field={field}
            text={typed ?? props.text}
            isOpen={isOpen}
            list={list}
            row={active < 0 ? undefined : rowId(list, active)}
            onRemove={onToggle}
            onOpen={dropdown.open}
            onType={dropdown.type}
            onKeyDown={(event) =>
              onDropdownKey(event, dropdown, {
                ...{ choose, create, toButton },
                removeLast: isMultiple && last ? () => onToggle(last.id) : undefined,
              })
            }
          />
        </Popover.Target>
        <Popover.Dropdown
          p={4}
          className={classes['menu'] ?? ''}
          // It is outside the page's landmarks.
          role="region"
          aria-label={`Choices: ${props.label}`}
          // A press on a row keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          <DropdownList
            id={list}
            label={props.label}
            options={found}
            chosen={new Set(chosen)}
            isMultiple={isMultiple}
            active={active}
            isSearching={dropdown.isSearching}
            onChoose={choose}
            more={more}
          />
          {create !== undefined && (
            <CreateButton
              ref={button}
              create={create}
              typed={typed ?? ''}
              onDone={() => {
                dropdown.type(null);
                field.current?.focus();
              }}
              onKeyDown={onButtonKey}
            />
          )}
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

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
function onDropdownKey(event: KeyboardEvent, dropdown: Dropdown, actions: Actions): void {
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

interface CreateButtonProps {
  ref: Ref<HTMLButtonElement>;
  create: DropdownCreate;
  typed: string;
  onDone: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The button under the list; when disabled, its tooltip gives the reason. */
function CreateButton({ ref, create, typed, onDone, onKeyDown }: CreateButtonProps) {
  const text = typed.trim();
  const why = create.blocked ?? (text === '' ? create.hint : undefined);
  return (
    <Tooltip label={why} disabled={why === undefined} position="top-start">
      <button
        ref={ref}
        type="button"
        className={classes['create']}
        aria-disabled={why !== undefined}
        // Also for devices without hover.
        aria-description={why}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (why !== undefined) return;
          create.onCreate(text);
          onDone();
        }}
      >
        <span dir="auto">{text === '' ? create.empty : create.named(text)}</span>
      </button>
    </Tooltip>
  );
}
