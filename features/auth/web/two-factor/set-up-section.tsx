import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useClient } from '#packages/http/web';
import { CopyText, SettingsSection, showToast } from '#packages/ui';
import { authMessages, twoFactorEnable } from '#auth/contract';
import { CodeField, codeProblem } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import { sentenceOf } from './sentence-of.ts';
import classes from './two-factor.module.css';

interface Props {
  secret: string;
  otpauth_url: string;
  /** After it is on, or nothing is certain any more. */
  onChanged: () => void;
}

/** Three steps that lead to two-factor sign-in. */
export function SetUpSection({ secret, otpauth_url, onChanged }: Props) {
  const client = useClient();
  const form = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function enable(): Promise<void> {
    const wrong = codeProblem(code);
    setError(wrong);
    if (wrong !== null || isBusy) return;
    setBusy(true);
    try {
      const isOn = await client.call(twoFactorEnable, { body: { verification_code: code } });
      if (isOn) {
        showToast({ kind: 'done', text: authMessages.twoFactorEnabled });
        onChanged();
      } else setError(authMessages.codeIncorrect);
    } catch (failure) {
      setError(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SettingsSection
      title="Set up"
      about="With two-factor sign-in nobody gets in with your password alone: a code from your phone is asked for as well."
      actions={
        <Button type="submit" form={form} loading={isBusy}>
          Enable
        </Button>
      }
    >
      <ol className={classes['steps']}>
        <li>
          <div className={classes['step']}>
            <h3>Get an authenticator</h3>
            <p>
              Any app that shows six-digit codes will do, such as Google Authenticator, Microsoft
              Authenticator, Aegis or 1Password.
            </p>
          </div>
        </li>
        <li>
          <div className={classes['step']}>
            <h3>Scan this code with it</h3>
            <QrCode text={otpauth_url} label="QR code for your authenticator" />
            <CopyText label="No camera? Type this secret instead:" text={secret} />
          </div>
        </li>
        <li>
          <div className={classes['step']}>
            <h3>Type the code that it shows</h3>
            <form
              id={form}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void enable();
              }}
            >
              <CodeField value={code} error={error} onChange={setCode} />
            </form>
          </div>
        </li>
      </ol>
    </SettingsSection>
  );
}
