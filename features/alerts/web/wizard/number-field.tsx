import { TextInput } from '@mantine/core';
import classes from './wizard.module.css';

interface Props {
  label: string;
  /** Shown at the end of the field. */
  unit: string;
  value: string;
  error: string | undefined;
  description?: string | undefined;
  /** Whole numbers have no decimal key. */
  isWhole?: boolean;
  onChange: (value: string) => void;
}

/** A field for a number with its unit. */
export function NumberField({ unit, isWhole = true, error, onChange, ...props }: Props) {
  return (
    <TextInput
      {...props}
      error={error}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rightSection={<span className={classes['unit']}>{unit}</span>}
      rightSectionWidth={Math.max(40, unit.length * 8 + 20)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
