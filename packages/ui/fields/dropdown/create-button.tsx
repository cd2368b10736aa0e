import { Tooltip } from '@mantine/core';
import type { KeyboardEvent, Ref } from 'react';
import type { DropdownCreate } from './dropdown-option.ts';
import classes from './dropdown.module.css';

interface Props {
  ref: Ref<HTMLButtonElement>;
  create: DropdownCreate;
  typed: string;
  onDone: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The button under the list; when disabled, its tooltip gives the reason. */
export function CreateButton({ ref, create, typed, onDone, onKeyDown }: Props) {
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
