import { Button } from '@mantine/core';
import { Form } from '#packages/ui';
import { CodeField, codeProblem } from '../two-factor/code-field.tsx';
import { useStep } from './use-step.ts';
import classes from './steps.module.css';

interface Props {
  email: string;
  /** Returns to the first step. */
  onBack: () => void;
  onNext: (code: string) => Promise<void>;
}

/** Step for the code of an authenticator, if the account requires one. */
export function CodeStep({ email, onBack, onNext }: Props) {
  const { value, error, isBusy, setValue, next } = useStep({ check: codeProblem, send: onNext });

  return (
    <Form className={classes['step']} onSubmit={next}>
      <CodeField
        size="lg"
        description="The 6-digit code your authenticator app shows now."
        autoFocus
        maw="none"
        value={value}
        error={error}
        onChange={setValue}
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
