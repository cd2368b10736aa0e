import { Button, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CodeField, Problem, useTwoFactor } from '#auth/web';
import { closeOrganisation } from '#closing/contract';
import { graceDays } from '#closing/domain';
import { closingCounts } from '#closing/offline';
import { useSave, useWrite } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { countOf, isSameText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Form, SettingsSection } from '#packages/ui';
import { exportOrganisation } from '#privacy/contract';
import { ExportButton } from '#privacy/web';
import { leavingMessages } from '../leaving-messages.ts';

const empty = { reason: '', name: '', password: '', verification_code: '' };

/** 'Organisation': the consequences of closing, and the form. */
export function CloseSection({ name }: { name: string }) {
  const { data: counts } = useCopy(closingCounts, {});
  const { data: twoFactor, refetch } = useTwoFactor();
  const { online } = useSyncStatus();
  const client = useClient();
  const { write } = useWrite({ sync: 'awaited' });
  const form = useSave(empty);
  const { values: typed, errors, isBusy, text } = form;
  // A proof that the server has asked for is required, whatever it reported before.
  const [wanted, setWanted] = useState({ password: false, code: false });
  // If the server could not be asked, the field is shown: most people have a password.
  const hasPassword = twoFactor?.has_password !== false || wanted.password;

  const problems = {
    ...(isSameText(typed.name, name) ? {} : { name: leavingMessages.nameWrong }),
    ...(hasPassword && typed.password === '' ? { password: leavingMessages.passwordRequired } : {}),
  };

  async function send() {
    const refused = await write(() => client.call(closeOrganisation, { body: typed }), {
      done: leavingMessages.closed,
    });
    if (refused === null) return null;
    const { password, verification_code, sign_in } = refused;
    setWanted((before) => ({
      password: sign_in === undefined && (before.password || password !== undefined),
      code: before.code || verification_code !== undefined,
    }));
    // The state of the account may have changed.
    void refetch();
    return refused;
  }

  return (
    <Form
      className="ws-section"
      label="Organisation"
      onSubmit={() => online && form.save({ problems, send })}
    >
      <SettingsSection
        title="Organisation"
        about={`For ${String(graceDays)} days, data can be viewed but not changed, and any owner can cancel the closing. After that, everybody is signed out and no one can sign in.`}
        isDangerous
        actions={
          <Button type="submit" data-danger loading={isBusy} disabled={!online}>
            Close organisation
          </Button>
        }
      >
        <p className="ws-note">
          {counts === undefined
            ? 'Counting...'
            : `${countOf(counts.people, 'person', 'people')} and ${countOf(counts.measurements, 'measurement', 'measurements')} belong to it.`}
        </p>
        <ExportButton endpoint={exportOrganisation} input={{}} words={name} />
        <Textarea label="Reason (optional)" rows={2} maxLength={500} {...text('reason')} />
        <TextInput
          label="Organisation name"
          description={`Enter ${name} to continue`}
          autoComplete="off"
          {...text('name')}
        />
        {hasPassword ? (
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            {...text('password')}
          />
        ) : (
          <p className="ws-note">
            {leavingMessages.byWorkAccount}{' '}
            <Link to="/logout" preload={false}>
              {leavingMessages.signInAnew}
            </Link>
          </p>
        )}
        {errors['sign_in'] !== undefined && <Problem text={errors['sign_in']} />}
        {(twoFactor?.enabled === true || wanted.code) && (
          <CodeField
            value={typed.verification_code}
            error={errors['verification_code'] ?? null}
            onChange={(verification_code) => form.change({ verification_code })}
          />
        )}
      </SettingsSection>
    </Form>
  );
}
