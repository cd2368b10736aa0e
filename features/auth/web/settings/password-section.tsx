import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { organisationOwn } from '#organisation/offline';
import { answerKey, useClient } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  ActionNote,
  Form,
  SettingsSection,
  showToast,
  TextSkeleton,
  useHoldPage,
} from '#packages/ui';
import { authChangePassword, authSignIns } from '#auth/contract';
import { ownWordsOf, passwordMinimum } from '#auth/domain';
import type { PasswordProblems } from '#auth/domain';
import {
  accountMessages,
  changeOutcome,
  changeProblem,
  fieldProblems,
} from '../account-messages.ts';
import { useAuth } from '../auth-context.ts';
import { PasswordFields } from '../password/password-fields.tsx';
import { usePasswordForm } from '../password/use-password-form.ts';
import type { PasswordValues } from '../password/use-password-form.ts';
import { useTwoFactor } from '../two-factor/use-two-factor.ts';
import classes from './settings.module.css';

/** Changing the own password, on /settings; people without one see a note instead. */
export function PasswordSection() {
  const { data, isPending } = useTwoFactor();
  useHoldPage(isPending);
  if (isPending) {
    return (
      <SettingsSection title="Password">
        <TextSkeleton widths={[40, 60]} />
      </SettingsSection>
    );
  }
  // If the server could not be asked, the form is shown: the server validates the change anyway.
  if (data?.has_password !== false) return <ChangeSection />;
  return (
    <SettingsSection title="Password">
      <p className={classes['text']}>{accountMessages.workAccount}</p>
    </SettingsSection>
  );
}

function ChangeSection() {
  const id = useId();
  const client = useClient();
  const queries = useQueryClient();
  const { online } = useSyncStatus();
  const record = useAuth();
  const { data: organisation } = useCopy(organisationOwn, {});
  const { name_first = '', name_last = '', email = null } = record?.user ?? {};
  const rules = {
    minimum: passwordMinimum(organisation?.metadata ?? {}),
    ownWords: ownWordsOf({ name_first, name_last, email, organisation: organisation?.name ?? '' }),
  };

  async function send(body: PasswordValues): Promise<PasswordProblems> {
    try {
      const code = await client.call(authChangePassword, { body });
      return settle(code);
    } catch (error) {
      const problems = fieldProblems(error);
      if (Object.keys(problems).length > 0) return problems;
      showToast({ kind: 'problem', text: changeProblem(error) });
      return {};
    }
  }

  function settle(code: number): PasswordProblems {
    const { kind, text, field } = changeOutcome(code);
    showToast({ kind, text });
    if (kind === 'done') {
      clear();
      void queries.invalidateQueries({ queryKey: answerKey(authSignIns) });
    }
    return field === undefined ? {} : { [field]: text };
  }

  const { form, clear } = usePasswordForm({ hasCurrent: true, rules, send });
  return (
    <SettingsSection
      title="Password"
      about="A new password signs you out on all other devices."
      actions={
        <>
          <ActionNote>{online ? '' : accountMessages.savingNeedsLine}</ActionNote>
          <Button type="submit" form={id} loading={form.isBusy} disabled={!online}>
            Change password
          </Button>
        </>
      }
    >
      <Form id={id} className={classes['form']} onSubmit={() => online && form.submit()}>
        {/* Password managers store the new password under this name. */}
        <input hidden readOnly name="username" autoComplete="username" value={email ?? ''} />
        <PasswordFields form={form} hasCurrent />
      </Form>
    </SettingsSection>
  );
}
