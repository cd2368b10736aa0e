import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Form } from '#packages/ui';
import { signInMessages } from '../sign-in-messages.ts';
import classes from './steps.module.css';

interface Props {
  email: string;
  /** Returns to the first step. */
  onBack: () => void;
  onNext: (code: string) => Promise<void>;
}

const codeLength = 6;

/** Step for the code of an authenticator, if the account requires one. */
export function CodeStep({ email, onBack, onNext }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function next(): Promise<void> {
    const wrong = /^\d{6}$/.test(code) ? null : signInMessages.codeRequired;
    setError(wrong);
    if (wrong !== null || isBusy) return;
    setBusy(true);
    await onNext(code);
    setBusy(false);
  }

  return (
    <Form className={classes['step']} onSubmit={next}>
      <TextInput
        size="lg"
        label="Authenticator code"
        description="The 6-digit code your authenticator app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={codeLength}
        value={code}
        error={error}
        className={classes['code']}
        onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        Verify
      </Button>
      <button type="button" className={classes['link']} onClick={onBack}>
        {email}
      </button>
    </Form>
  );
}
