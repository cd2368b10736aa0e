import { Popover } from '@mantine/core';
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { CreateButton } from './create-button.tsx';
import { DropdownField } from './dropdown-field.tsx';
import type { FieldLooks } from './dropdown-field.tsx';
import { onDropdownKey } from './dropdown-keys.ts';
import { DropdownList, rowId } from './dropdown-list.tsx';
import { dropdownBlur } from './dropdown-option.ts';
import type {
  DropdownChip,
  DropdownCreate,
  DropdownMore,
  DropdownOption,
} from './dropdown-option.ts';
import { useDropdown } from './use-dropdown.ts';
import type { DropdownMatching } from './use-dropdown.ts';
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

interface Props extends DropdownProps {
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
