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
import { useStep } from '../steps/use-step.ts';
import classes from '../steps/steps.module.css';
import { EntryFrame } from './entry-frame.tsx';

/** /forgot-password: requests a link to set a new password. */
export function ForgotPasswordScreen({ brand }: { brand: ReactNode }) {
  const client = useClient();
  const [isSent, setSent] = useState(false);
  const { value, error, problem, isBusy, setValue, next } = useStep({
    check: emailProblem,
    send: async (typed) => {
      try {
        await client.call(authRequestReset, { body: { email: typed.trim() } });
        setSent(true);
        return null;
      } catch (failure) {
        return resetProblem(failure);
      }
    },
  });

  return (
    <EntryFrame brand={brand} title="Forgot password" foot={<Link to="/login">Sign in</Link>}>
      {isSent ? (
        <p className={`${classes['step']} ${classes['note']}`} role="status">
          {accountMessages.resetSent}
        </p>
      ) : (
        <Form className={classes['step']} onSubmit={next}>
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
            value={value}
            error={error}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
          <Button type="submit" size="lg" fullWidth loading={isBusy}>
            Send link
          </Button>
        </Form>
      )}
    </EntryFrame>
  );
}
