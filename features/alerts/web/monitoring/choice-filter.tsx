import { NativeSelect } from '@mantine/core';
import classes from './monitoring.module.css';

interface Props<Value extends string> {
  label: string;
  /** The text for no choice. */
  all: string;
  choices: readonly Value[];
  texts: Readonly<Record<Value, string>>;
  value: Value | null;
  isWide?: boolean;
  onChange: (value: Value | null) => void;
}

/** A filter of a list by one of a few values. */
export function ChoiceFilter<Value extends string>(props: Props<Value>) {
  const { label, all, choices, texts, value, isWide = false, onChange } = props;
  return (
    <NativeSelect
      aria-label={label}
      className={classes[isWide ? 'wide' : 'field'] ?? ''}
      data={[
        { value: '', label: all },
        ...choices.map((choice) => ({ value: choice, label: texts[choice] })),
      ]}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(choices.find((choice) => choice === currentTarget.value) ?? null)
      }
    />
  );
}
