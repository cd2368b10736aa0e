import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { signInMessages } from '../sign-in-messages.ts';
import classes from './two-factor.module.css';

interface Props extends Omit<TextInputProps, 'onChange'> {
  onChange: (code: string) => void;
}

const codeLength = 6;

/** Error message for a typed code before it is sent, or null. */
export function codeProblem(code: string): string | null {
  return /^\d{6}$/.test(code) ? null : signInMessages.codeRequired;
}

/** Field for the code of an authenticator; accepts digits only. */
export function CodeField({ onChange, ...field }: Props) {
  return (
    <TextInput
      label="Authenticator code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={codeLength}
      className={classes['code'] ?? ''}
      {...field}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ''))}
    />
  );
}
