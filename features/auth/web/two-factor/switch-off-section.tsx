import { Button, PasswordInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { Form, SettingsSection, showToast } from '#packages/ui';
import { authMessages, twoFactorDisable } from '#auth/contract';
import { passwordProblem } from '#auth/domain';
import { keptText } from '../account-messages.ts';
import { Problem } from '../steps/problem.tsx';
import { CodeField, codeProblem } from './code-field.tsx';
import { sentenceOf } from './sentence-of.ts';
import classes from './two-factor.module.css';

interface Props {
  /** False if the person only signs in with a work account. */
  hasPassword: boolean;
  /** Called after it is off. */
  onChanged: () => void;
}

/** Switches two-factor sign-in off, with a code and the password if there is one. */
export function SwitchOffSection({ hasPassword, onChanged }: Props) {
  const client = useClient();
  const { online } = useSyncStatus();
  const form = useId();
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [errors, setErrors] = useState<{ password: string | null; code: string | null }>({
    password: null,
    code: null,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function disable(): Promise<void> {
    const { password, code } = typed;
    const found = {
      password: hasPassword ? passwordProblem(password) : null,
      code: codeProblem(code),
    };
    setErrors(found);
    setProblem(null);
    if (found.password !== null || found.code !== null || isBusy || !online) return;
    setBusy(true);
    try {
      const isOff = await client.call(twoFactorDisable, {
        body: { password, verification_code: code },
      });
      if (isOff) {
        showToast({ kind: 'done', text: authMessages.twoFactorDisabled });
        onChanged();
      } else setProblem(keptText(hasPassword));
    } catch (failure) {
      setProblem(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SettingsSection
      title="Disable"
      about={`You will sign in with your ${hasPassword ? 'password' : 'work account'} alone and will be signed out on all other devices. If you have lost your authenticator, ask an admin of your organisation.`}
      isDangerous
      actions={
        <Button
          type="submit"
          form={form}
          variant="default"
          data-danger
          loading={isBusy}
          disabled={!online}
        >
          Disable
        </Button>
      }
    >
      <Form id={form} className={classes['fields']} onSubmit={disable}>
        <Problem text={problem} />
        {hasPassword && (
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            maxLength={128}
            value={typed.password}
            error={errors.password}
            onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
            visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          />
        )}
        <CodeField
          value={typed.code}
          error={errors.code}
          onChange={(code) => setTyped({ ...typed, code })}
        />
      </Form>
    </SettingsSection>
  );
}
