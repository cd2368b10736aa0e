import { Button, TextInput } from '@mantine/core';
import { emailProblem } from '#auth/domain';
import { Form } from '#packages/ui';
import { ForgotLink } from './forgot-link.tsx';
import { Problem } from './problem.tsx';
import { useStep } from './use-step.ts';
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
  const { value, error, problem, isBusy, setValue, setError, next } = useStep({
    first: email,
    check: emailProblem,
    send: (typed) => onNext(typed.trim()),
  });

  return (
    <Form className={classes['step']} onSubmit={next}>
      <p className={classes['lead']}>Use your work email address.</p>
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
        value={value}
        error={error}
        onChange={(event) => setValue(event.currentTarget.value)}
        onBlur={() => setError((shown) => (shown === null ? null : emailProblem(value)))}
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        Next
      </Button>
      <ForgotLink />
    </Form>
  );
}
