import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { numberOf } from './pack-draft.ts';

interface NumberProps {
  label: string;
  value: number | null;
  error: string | undefined;
  /** An empty field is null, and otherwise refused. */
  mayBeEmpty?: boolean;
  onChange: (value: number | null) => void;
}

/** A field for a number, which keeps what is typed until it can be read. */
export function NumberField({ value, mayBeEmpty = false, onChange, ...props }: NumberProps) {
  const [typed, setTyped] = useState(() => textOf(value));
  const isTyped = Object.is(readNumber(typed, mayBeEmpty), value);
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      value={isTyped ? typed : textOf(value)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(readNumber(text, mayBeEmpty));
      }}
    />
  );
}

function readNumber(text: string, mayBeEmpty: boolean): number | null {
  return mayBeEmpty && text.trim() === '' ? null : numberOf(text);
}

function textOf(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}
