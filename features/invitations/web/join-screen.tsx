import { Button, PasswordInput, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { authLogin } from '#auth/contract';
import { EntryFrame, Problem, useAuth, useAuthStore, useSignOut } from '#auth/web';
import { acceptInvitation, readInvitation, stateSentences } from '#invitations/contract';
import type { OpenedInvitation } from '#invitations/contract';
import { callMessages } from '#packages/http/contract';
import { CallCache, CallError, newId, useAnswer, useClient } from '#packages/http/web';
import { Form, TextSkeleton } from '#packages/ui';
import { personName } from '#people/domain';
import { joinTexts as texts } from './invitation-texts.ts';
import classes from './invitations.module.css';

interface Props {
  brand: ReactNode;
  /** Of the link. */
  token: string;
  onSignedIn: () => void;
  /** Opens the sign-in screen. */
  onSignIn: () => void;
}

/** /join/{token}: accepts an invitation with a name, an email and an own password. */
export function JoinScreen(props: Props) {
  return (
    <CallCache>
      <Join {...props} />
    </CallCache>
  );
}

function Join(props: Props) {
  const { brand, token } = props;
  const signedIn = useAuth();
  const { data, error, isPending, refetch } = useAnswer(readInvitation, { params: { token } });
  return (
    <EntryFrame
      brand={brand}
      title={texts.title}
      ready={!isPending}
      foot={<Link to="/login">{texts.signIn}</Link>}
    >
      {signedIn !== null ? (
        <WrongPerson name={personName(signedIn.user)} onStart={props.onSignedIn} />
      ) : data === undefined ? (
        <NotRead error={error} onRetry={() => void refetch()} />
      ) : data.state === 'open' ? (
        <JoinForm {...props} invitation={data} />
      ) : (
        <Problem text={stateSentences[data.state]} />
      )}
    </EntryFrame>
  );
}

/** Somebody is signed in, and an invitation is for a person without an account. */
function WrongPerson({ name, onStart }: { name: string; onStart: () => void }) {
  const signOut = useSignOut();
  return (
    <>
      <p className={classes['lead']} role="status">
        {texts.signedInAs(name)}
      </p>
      <div className={classes['buttons']}>
        <Button size="lg" onClick={onStart}>
          {texts.toStart}
        </Button>
        <Button size="lg" variant="default" onClick={signOut}>
          {texts.signOut}
        </Button>
      </div>
    </>
  );
}

function NotRead({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error === null) return <TextSkeleton widths={[60, 40]} />;
  const isUnknown = error instanceof CallError && error.code === 'NOT_FOUND';
  return (
    <>
      <Problem text={sentenceOf(error)} />
      {!isUnknown && (
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
    </>
  );
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof CallError)) return callMessages.failed;
  return error.errors['token'] ?? error.detail ?? error.message;
}

const empty = { name_first: '', name_last: '', email: '', password: '' };
type Values = typeof empty;

function JoinForm({
  token,
  invitation,
  onSignedIn,
  onSignIn,
}: Props & { invitation: OpenedInvitation }) {
  const client = useClient();
  const auth = useAuthStore();
  const [user_id] = useState(newId);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [is, setIs] = useState<'open' | 'busy' | 'done'>('open');

  async function send(): Promise<void> {
    if (is !== 'open') return;
    setIs('busy');
    setProblem(null);
    setErrors({});
    try {
      await client.call(acceptInvitation, { params: { token }, body: { user_id, ...values } });
    } catch (failure) {
      setIs('open');
      if (!(failure instanceof CallError)) throw failure;
      setErrors(failure.errors);
      const isShown = Object.keys(failure.errors).some((field) => field in values);
      if (!isShown) setProblem(sentenceOf(failure));
      return;
    }
    setIs('done');
    await signIn();
  }

  async function signIn(): Promise<void> {
    try {
      const { email, password } = values;
      const answer = await client.call(authLogin, { body: { email, password } });
      // The organisation may require a second factor, which the sign-in screen sets up.
      if ('set_up' in answer) return onSignIn();
      auth.keep(answer);
      onSignedIn();
    } catch {
      onSignIn();
    }
  }

  const field = (name: keyof Values) => ({
    name,
    size: 'lg' as const,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value })),
  });

  if (is === 'done') return <p role="status">{texts.joined}</p>;
  return (
    <>
      <p className={classes['lead']} dir="auto">
        {texts.invited(invitation.organisation, invitation.name)}
      </p>
      <Form className={classes['form']} label={texts.join} onSubmit={send}>
        <Problem text={problem} />
        <p className="ws-hint">{invitation.is_personal ? texts.personal : texts.about}</p>
        <div className={classes['names']}>
          <TextInput
            {...field('name_first')}
            label="First name"
            autoComplete="given-name"
            autoFocus
          />
          <TextInput {...field('name_last')} label="Last name" autoComplete="family-name" />
        </div>
        <TextInput {...field('email')} type="email" label="Email" autoComplete="username" />
        <PasswordInput
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        />
        <Button type="submit" size="lg" fullWidth loading={is === 'busy'}>
          {texts.join}
        </Button>
      </Form>
    </>
  );
}
