import { Button, Group, PasswordInput, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { passwordProblem } from '#auth/domain';
import { Form } from '#packages/ui';
import { ForgotLink } from './forgot-link.tsx';
import { Problem } from './problem.tsx';
import { useStep } from './use-step.ts';
import classes from './steps.module.css';

interface Props {
  email: string;
  /** Error of the last try. */
  problem: string | null;
  onBack: () => void;
  onNext: (password: string) => Promise<void>;
}

/** Second step of a local account: the password. */
export function PasswordStep({ email, problem, onBack, onNext }: Props) {
  const { value, error, isBusy, setValue, next } = useStep({
    check: passwordProblem,
    send: onNext,
  });

  return (
    <Form className={classes['step']} onSubmit={next}>
      <Problem text={problem} />
      <TextInput size="lg" label="Email" type="email" name="email" value={email} disabled />
      <PasswordInput
        size="lg"
        label="Password"
        name="password"
        autoComplete="current-password"
        autoFocus
        maxLength={128}
        value={value}
        error={error}
        onChange={(event) => setValue(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        Log In
      </Button>
      <Group justify="space-between">
        <Button variant="subtle" size="sm" onClick={onBack} className={classes['back']}>
          Back
        </Button>
        <ForgotLink />
      </Group>
      <p className={classes['fine']}>
        <IconLock size={15} stroke={1.75} aria-hidden />
        <span>
          Your data stays on this device until you sign out, so the app also works without a
          connection.
        </span>
      </p>
    </Form>
  );
}
