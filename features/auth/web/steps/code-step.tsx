import { Button } from '@mantine/core';
import { useState } from 'react';
import { Form } from '#packages/ui';
import { CodeField, codeProblem } from '../two-factor/code-field.tsx';
import classes from './steps.module.css';

interface Props {
  email: string;
  /** Returns to the first step. */
  onBack: () => void;
  onNext: (code: string) => Promise<void>;
}

/** Step for the code of an authenticator, if the account requires one. */
export function CodeStep({ email, onBack, onNext }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function next(): Promise<void> {
    const wrong = codeProblem(code);
    setError(wrong);
    if (wrong !== null || isBusy) return;
    setBusy(true);
    await onNext(code);
    setBusy(false);
  }

  return (
    <Form className={classes['step']} onSubmit={next}>
      <CodeField
        size="lg"
        description="The 6-digit code your authenticator app shows now."
        autoFocus
        value={code}
        error={error}
        className={classes['code'] ?? ''}
        onChange={setCode}
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
