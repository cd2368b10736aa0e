import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Form, TextSkeleton } from '#packages/ui';
import { authMessages } from '#auth/contract';
import type { FactorToSetUp } from '#auth/contract';
import { signInMessages } from '../sign-in-messages.ts';
import { CodeField, codeProblem } from '../two-factor/code-field.tsx';
import { useStep } from './use-step.ts';
import classes from './steps.module.css';

// Loaded lazily: few users need it, and the sign-in screen must not wait for the QR code library.
const SetUpSteps = lazy(async () => {
  const steps = await import('../two-factor/set-up-steps.tsx');
  return { default: steps.SetUpSteps };
});

interface Props {
  factor: FactorToSetUp;
  /** Returns to the first step. */
  onBack: () => void;
  onNext: (code: string) => Promise<void>;
}

/** Step to set up the required second factor, before the sign-in. */
export function SetUpStep({ factor, onBack, onNext }: Props) {
  const { secret, otpauth_url, is_wrong } = factor;
  const { value, error, isBusy, setValue, setError, next } = useStep({
    check: codeProblem,
    send: async (code): Promise<void> => {
      await onNext(code);
      setValue('');
    },
  });
  // Error of the last code, until another one is typed.
  const refused = is_wrong && value === '' ? authMessages.codeIncorrect : null;

  return (
    <div className={classes['step']}>
      <p className={classes['lead']}>{signInMessages.setUpFirst}</p>
      <Suspense fallback={<TextSkeleton />}>
        <SetUpSteps secret={secret} otpauth_url={otpauth_url} heading="h2">
          <Form className={classes['inner']} onSubmit={next}>
            <CodeField
              value={value}
              error={error ?? refused}
              onChange={(typed) => {
                setValue(typed);
                setError(null);
              }}
            />
            <Button type="submit" size="lg" fullWidth loading={isBusy}>
              Enable and sign in
            </Button>
          </Form>
        </SetUpSteps>
      </Suspense>
      <Button variant="subtle" size="sm" onClick={onBack} className={classes['back']}>
        Back
      </Button>
    </div>
  );
}
