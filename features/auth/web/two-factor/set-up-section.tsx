import { Button, PasswordInput } from '@mantine/core';
import { useId, useState } from 'react';
import { CallError, useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { Form, SettingsSection, showToast } from '#packages/ui';
import { authMessages, twoFactorEnable } from '#auth/contract';
import { CodeField, codeProblem } from './code-field.tsx';
import { sentenceOf } from './sentence-of.ts';
import { SetUpSteps } from './set-up-steps.tsx';
import classes from './two-factor.module.css';

interface Props {
  secret: string;
  otpauth_url: string;
  /** Called after it is on, or after an uncertain result. */
  onChanged: () => void;
}

interface Errors {
  password: string | null;
  code: string | null;
}

const noErrors: Errors = { password: null, code: null };

/** Three steps to switch on two-factor sign-in; the last one requires the password again. */
export function SetUpSection({ secret, otpauth_url, onChanged }: Props) {
  const client = useClient();
  const { online } = useSyncStatus();
  const form = useId();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>(noErrors);
  const [isBusy, setBusy] = useState(false);

  async function enable(): Promise<void> {
    const found: Errors = {
      password: password === '' ? authMessages.currentRequired : null,
      code: codeProblem(code),
    };
    setErrors(found);
    if (found.password !== null || found.code !== null || isBusy || !online) return;
    setBusy(true);
    try {
      const isOn = await client.call(twoFactorEnable, {
        body: { password, verification_code: code },
      });
      if (isOn) {
        showToast({ kind: 'done', text: authMessages.twoFactorEnabled });
        onChanged();
      } else setErrors({ ...noErrors, code: authMessages.codeIncorrect });
    } catch (failure) {
      const wrong = failure instanceof CallError ? failure.errors['password'] : undefined;
      setErrors(
        wrong === undefined
          ? { ...noErrors, code: sentenceOf(failure) }
          : { ...noErrors, password: wrong },
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <SettingsSection
      title="Set up"
      about="Two-factor sign-in requires a code from your phone as well as your password. Enabling it signs you out on all other devices."
      actions={
        <Button type="submit" form={form} loading={isBusy} disabled={!online}>
          Enable
        </Button>
      }
    >
      <SetUpSteps secret={secret} otpauth_url={otpauth_url} heading="h3">
        <Form id={form} className={classes['fields']} onSubmit={enable}>
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            maxLength={128}
            value={password}
            error={errors.password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          />
          <CodeField value={code} error={errors.code} onChange={setCode} />
        </Form>
      </SetUpSteps>
    </SettingsSection>
  );
}
