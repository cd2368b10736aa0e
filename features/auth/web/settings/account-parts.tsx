import { Badge, Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import {
  authChangePassword,
  authEndOtherSignIns,
  authEndSignIn,
  authSignIns,
} from '#auth/contract';
import type { TwoFactor } from '#auth/contract';
import { ownWordsOf, passwordMinimum } from '#auth/domain';
import type { PasswordProblems } from '#auth/domain';
import { organisationOwn } from '#organisation/offline';
import { useWrite } from '#packages/form/web';
import { callMessages } from '#packages/http/contract';
import { answerKey, useAnswer, useClient } from '#packages/http/web';
import { dateText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  ActionNote,
  Form,
  GenericLoader,
  SettingsSection,
  showToast,
  TextSkeleton,
  useDelayPageReady,
  useZone,
} from '#packages/ui';
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
import { SignInRow } from './sign-in-row.tsx';
import classes from './settings.module.css';

/** The account settings of every user. */
export function AccountParts() {
  return (
    <>
      <PasswordSection />
      <TwoFactorSection />
      <SignInsSection />
    </>
  );
}

/** Changing the own password, on /settings; people without one see a note instead. */
function PasswordSection() {
  const { data, isPending } = useTwoFactor();
  useDelayPageReady(isPending);
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
      <p className="ws-body">{accountMessages.workAccount}</p>
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

/** State of two-factor sign-in, on /settings, with a link to its page. */
function TwoFactorSection() {
  const { online } = useSyncStatus();
  const { data, error, isPending, refetch } = useTwoFactor();
  useDelayPageReady(isPending);
  const isUnknown = data === undefined && error !== null && !online;
  return (
    <SettingsSection
      title="Two-factor sign-in"
      about="A code from your phone, required when you sign in."
    >
      {isUnknown ? (
        <p className="ws-body">{accountMessages.factorNeedsLine}</p>
      ) : (
        <GenericLoader
          error={data === undefined ? error : null}
          isPending={isPending}
          skeleton={<TextSkeleton widths={[40]} />}
          onRetry={() => void refetch()}
        >
          {data !== undefined && <State factor={data} />}
        </GenericLoader>
      )}
    </SettingsSection>
  );
}

function State({ factor }: { factor: TwoFactor }) {
  const { enabled, enabled_time, has_password } = factor;
  const zone = useZone();
  const isForeign = !enabled && !has_password;
  return (
    <div className={classes['state']}>
      <Badge
        variant="default"
        leftSection={enabled && <IconCheck size={12} stroke={2.5} aria-hidden />}
      >
        {enabled ? 'On' : 'Off'}
      </Badge>
      {enabled_time !== null && <span>Since {dateText(Date.parse(enabled_time), zone)}</span>}
      {isForeign && <span>The provider of your work account asks for a second factor.</span>}
      {!isForeign && <Link to="/settings/2fa/enable">{enabled ? 'Change' : 'Set up'}</Link>}
    </div>
  );
}

/** The own sign-ins, on /settings: each can be ended. */
function SignInsSection() {
  const client = useClient();
  const { isBusy, write } = useWrite({ stale: [authSignIns] });
  const { online } = useSyncStatus();
  const { data, error, isPending, refetch } = useAnswer(authSignIns);
  const failureTexts = { failed: () => callMessages.failed, fields: [] };
  const end = (id: string) =>
    write(() => client.call(authEndSignIn, { params: { id } }), {
      ...failureTexts,
      done: accountMessages.signInEnded,
    });
  const endOthers = () =>
    write(() => client.call(authEndOtherSignIns), {
      ...failureTexts,
      done: accountMessages.othersEnded,
    });
  const isIdle = online && !isBusy;
  const hasOthers = data?.some(({ is_current }) => !is_current) ?? false;
  return (
    <SettingsSection
      title="Sign-ins"
      about="Where you are signed in. End any sign-in that you do not recognise, then change your password."
      actions={
        <Button variant="default" disabled={!hasOthers || !isIdle} onClick={() => void endOthers()}>
          End all others
        </Button>
      }
    >
      {error !== null && !online ? (
        <p className="ws-body">{accountMessages.signInsNeedLine}</p>
      ) : (
        <GenericLoader
          error={error}
          isPending={isPending}
          skeleton={<TextSkeleton widths={[60, 40]} />}
          onRetry={() => void refetch()}
        >
          <ul className={classes['list']}>
            {data?.map((signIn) => (
              <SignInRow
                key={signIn.sign_in_id}
                signIn={signIn}
                isBusy={!isIdle}
                onEnd={() => void end(signIn.sign_in_id)}
              />
            ))}
          </ul>
        </GenericLoader>
      )}
    </SettingsSection>
  );
}
