import { Button, TextInput } from '@mantine/core';
import { calendarMessages } from '#hydration/contract';
import type { RangeDraft } from '#hydration/domain';
import { ColourField } from './colour-field.tsx';
import type { RangeRow } from './use-range-form.ts';
import classes from './options.module.css';

interface Props {
  row: RangeRow;
  /** From 1. */
  place: number;
  id: string;
  onChange: (parts: Partial<RangeDraft>) => void;
  onLeave: () => void;
  onRemove: () => void;
}

/** Minimum, maximum and colour of a range, with error messages. */
export function RangeFields({ row, place, id, onChange, onLeave, onRemove }: Props) {
  const { draft, problem } = row;
  const about = `Range ${String(place)}`;
  const describedBy = problem === null ? undefined : `${id}-problem`;
  const count = (field: 'min' | 'max', label: string) => (
    <TextInput
      aria-label={`${about}: ${label}`}
      aria-describedby={describedBy}
      aria-invalid={problem !== null}
      data-range-field={field}
      value={draft[field]}
      error={problem !== null}
      maxLength={20}
      inputMode={field === 'min' ? 'numeric' : 'text'}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    />
  );
  return (
    <li
      className={classes['range']}
      onBlur={({ currentTarget, relatedTarget }) =>
        !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) && onLeave()
      }
    >
      <div className={classes['fields']}>
        {count('min', 'Min')}
        {count('max', 'Max')}
        <ColourField
          {...{ about, describedBy }}
          value={draft.colour}
          isWrong={problem !== null}
          onChange={(colour) => onChange({ colour })}
        />
        <Button
          variant="subtle"
          data-danger
          aria-label={`${calendarMessages.remove} ${about.toLowerCase()}`}
          onClick={onRemove}
        >
          {calendarMessages.remove}
        </Button>
      </div>
      <p id={`${id}-problem`} className={classes['problem']} role="status">
        {problem}
      </p>
    </li>
  );
}
