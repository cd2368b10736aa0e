import { CloseButton, Combobox, Pill, PillsInput } from '@mantine/core';
import type { KeyboardEvent, Ref } from 'react';
import type { DropdownChip } from './dropdown-option.ts';
import classes from './dropdown.module.css';

/** Label and appearance of a dropdown's field. */
export interface FieldLooks {
  label: string;
  /** The label is only for screen readers, if it is beside the field already. */
  isLabelHidden?: boolean;
  placeholder?: string | undefined;
  description?: string | undefined;
  error?: string | null | undefined;
  disabled?: boolean;
  /** Gets the focus when the dialog around it opens. */
  isFirst?: boolean;
  className?: string | undefined;
}

interface Props extends FieldLooks {
  /** The box below which the list opens. */
  ref?: Ref<HTMLDivElement>;
  field: Ref<HTMLInputElement>;
  chips: readonly DropdownChip[];
  text: string;
  isOpen: boolean;
  /** Ids of the list and of its active row. */
  list: string;
  row: string | undefined;
  onRemove: (id: string) => void;
  onClear?: (() => void) | undefined;
  onOpen: () => void;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The field of a dropdown: chips and text input. */
export function DropdownField({ ref, field, ...props }: Props) {
  const { label, isLabelHidden = false, chips, text, isOpen, list, row, disabled = false } = props;
  return (
    <PillsInput
      {...(ref && { ref })}
      label={isLabelHidden ? undefined : label}
      description={props.description}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={props.error}
      disabled={disabled}
      className={props.className ?? ''}
      classNames={{ input: classes['input'] ?? '' }}
      onClick={props.onOpen}
      rightSectionPointerEvents={props.onClear === undefined ? 'none' : 'all'}
      rightSection={
        props.onClear === undefined ? (
          <Combobox.Chevron />
        ) : (
          <CloseButton
            size="sm"
            aria-label={`Clear ${label}`}
            onClick={(event) => {
              event.stopPropagation();
              props.onClear?.();
            }}
          />
        )
      }
    >
      <Pill.Group>
        {chips.map(({ id, label: name, look, note }) => (
          <Pill
            key={id}
            withRemoveButton={!disabled}
            data-look={look}
            className={classes['chip'] ?? ''}
            onRemove={() => props.onRemove(id)}
            removeButtonProps={{ 'aria-label': `Remove ${name}`, 'aria-hidden': false }}
          >
            <span dir="auto" title={note === undefined ? name : `${name} (${note})`}>
              {name}
            </span>
            {note !== undefined && <span className="ws-only-heard"> ({note})</span>}
          </Pill>
        ))}
        <PillsInput.Field
          ref={field}
          className={classes['field'] ?? ''}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          {...(props.isFirst === true && { 'data-autofocus': true })}
          {...(isLabelHidden && { 'aria-label': label })}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={isOpen ? row : undefined}
          // Escape closes the list and leaves the dialog open.
          data-mantine-stop-propagation={isOpen || undefined}
          placeholder={chips.length === 0 ? props.placeholder : undefined}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => props.onType(event.currentTarget.value)}
          onKeyDown={props.onKeyDown}
        />
      </Pill.Group>
    </PillsInput>
  );
}
