import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { emailProblem } from '#auth/domain';
import { Form } from '#packages/ui';
import { ForgotLink } from './forgot-link.tsx';
import { Problem } from './problem.tsx';
import classes from './steps.module.css';

interface Props {
  email: string;
  /** Why the visitor is here, above the field. */
  note: string | null;
  /** Returns an error message to show, or null. */
  onNext: (email: string) => Promise<string | null>;
}

/** First step: the email. */
export function EmailStep({ email, note, onNext }: Props) {
  const [typed, setTyped] = useState(email);
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function next(): Promise<void> {
    const wrong = emailProblem(typed);
    setError(wrong);
    setProblem(null);
    if (wrong !== null || isBusy) return;
    setBusy(true);
    const failed = await onNext(typed.trim());
    setBusy(false);
    setProblem(failed);
  }

  return (
    <Form className={classes['step']} onSubmit={next}>
      <p className={classes['lead']}>Use your work email.</p>
      {note !== null && (
        <p className={classes['note']} role="status">
          {note}
        </p>
      )}
      <Problem text={problem} />
      <TextInput
        size="lg"
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => setError((shown) => (shown === null ? null : emailProblem(typed)))}
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        Next
      </Button>
      <ForgotLink />
    </Form>
  );
}
