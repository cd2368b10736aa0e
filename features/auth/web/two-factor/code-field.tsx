import { TextInput } from '@mantine/core';
import { signInMessages } from '../sign-in-messages.ts';
import classes from './two-factor.module.css';

interface Props {
  value: string;
  error: string | null;
  onChange: (code: string) => void;
}

const codeLength = 6;

/** Error message for a typed code before it is sent, or null. */
export function codeProblem(code: string): string | null {
  return /^\d{6}$/.test(code) ? null : signInMessages.codeRequired;
}

/** Field for the code of an authenticator; accepts digits only. */
export function CodeField({ value, error, onChange }: Props) {
  return (
    <TextInput
      label="Authenticator code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={codeLength}
      value={value}
      error={error}
      className={classes['code']}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ''))}
    />
  );
}
