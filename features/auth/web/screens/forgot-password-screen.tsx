import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useClient } from '#packages/http/web';
import { authRequestReset } from '#auth/contract';
import { emailProblem } from '#auth/domain';
import { Form } from '#packages/ui';
import { accountMessages, resetProblem } from '../account-messages.ts';
import { Problem } from '../steps/problem.tsx';
import classes from '../steps/steps.module.css';
import { EntryFrame } from './entry-frame.tsx';

/** /forgot-password: requests a link to set a new password. */
export function ForgotPasswordScreen({ brand }: { brand: ReactNode }) {
  const client = useClient();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);

  async function send(): Promise<void> {
    const wrong = emailProblem(email);
    setError(wrong);
    setProblem(null);
    if (wrong !== null || isBusy) return;
    setBusy(true);
    try {
      await client.call(authRequestReset, { body: { email: email.trim() } });
      setSent(true);
    } catch (failure) {
      setProblem(resetProblem(failure));
    }
    setBusy(false);
  }

  return (
    <EntryFrame brand={brand} title="Forgot password" foot={<Link to="/login">Sign in</Link>}>
      {isSent ? (
        <p className={`${classes['step']} ${classes['note']}`} role="status">
          {accountMessages.resetSent}
        </p>
      ) : (
        <Form className={classes['step']} onSubmit={send}>
          <p className={classes['lead']}>We will email you a link to set a new one.</p>
          <Problem text={problem} />
          <TextInput
            size="lg"
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            maxLength={254}
            value={email}
            error={error}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" size="lg" fullWidth loading={isBusy}>
            Send link
          </Button>
        </Form>
      )}
    </EntryFrame>
  );
}
