import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { authLogin } from '#auth/contract';
import { loadCommonPasswords } from '#auth/domain';
import { EntryFrame, Problem, useAuthStore } from '#auth/web';
import { callMessages } from '#packages/http/contract';
import { CallCache, CallError, useAnswer, useClient } from '#packages/http/web';
import { Form } from '#packages/ui';
import {
  authRegister,
  registrationCodeText,
  registrationInviter,
  registrationMessages,
} from '#registration/contract';
import type { Registration } from '#registration/contract';
import { registrationProblems } from '#registration/domain';
import type { RegistrationField } from '#registration/domain';
import classes from '../register-form.module.css';

interface Props {
  brand: ReactNode;
  /** Code of the invitation in the URL; empty without one. */
  referral: string;
  onSignedIn: () => void;
  /** Opens the sign-in screen, if the organisation was created but the sign-in failed. */
  onSignIn: () => void;
}

/** Registers an organisation and signs its first owner in. */
export function RegisterScreen({ brand, referral, onSignedIn, onSignIn }: Props) {
  const client = useClient();
  const auth = useAuthStore();
  const [isDone, setDone] = useState(false);

  /** Returns an error message, or null. */
  async function register(typed: TypedRegistration): Promise<string | null> {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    try {
      const code = await client.call(authRegister, { body: { ...typed, ref: referral, timezone } });
      const problem = registrationCodeText(code);
      if (problem !== null) return problem;
    } catch (error) {
      return error instanceof CallError ? (error.detail ?? error.message) : callMessages.failed;
    }
    setDone(true);
    const { email, password } = typed;
    try {
      const answer = await client.call(authLogin, { body: { email, password } });
      // A new organisation does not require a second factor.
      if ('set_up' in answer) onSignIn();
      else {
        auth.keep(answer);
        onSignedIn();
      }
    } catch {
      onSignIn();
    }
    return null;
  }

  return (
    <EntryFrame
      brand={brand}
      title="Register"
      foot={
        <>
          <Link to="/terms-of-use" search={{ from: '/register' }}>
            Terms of use
          </Link>
          <Link to="/login">Log In</Link>
        </>
      }
    >
      {isDone ? (
        <p role="status">{registrationMessages.redirecting}</p>
      ) : (
        <>
          {referral !== '' && (
            <CallCache>
              <InvitedBy code={referral} />
            </CallCache>
          )}
          <RegisterForm referral={referral} onSend={register} />
        </>
      )}
    </EntryFrame>
  );
}

/**
 * Who invited, above the form. Its line is reserved while it is read; for an unknown code, or if it
 * cannot be read, the form is that of a visitor without an invitation.
 */
function InvitedBy({ code }: { code: string }) {
  const { data, isPending } = useAnswer(registrationInviter, { params: { code } });
  const organisation = data?.organisation ?? null;
  if (isPending) return <p className={classes['invited']}>{'\u00a0'}</p>;
  if (organisation === null) return null;
  return (
    <p className={classes['invited']} dir="auto">
      {registrationMessages.invitedBy(organisation)}
    </p>
  );
}

/** Input of the form. */
type TypedRegistration = Pick<Registration, RegistrationField | 'accept_terms'>;

type Problems = Partial<Record<keyof TypedRegistration, string>>;

interface RegisterFormProps {
  referral: string;
  /** Sends the form; returns an error message, or null. */
  onSend: (typed: TypedRegistration) => Promise<string | null>;
}

const empty: TypedRegistration = {
  organisation_name: '',
  name_first: '',
  name_last: '',
  email: '',
  password: '',
  accept_terms: false,
};

/** The fields of a registration with their error messages. */
function RegisterForm({ referral, onSend }: RegisterFormProps) {
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState<Problems>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function send(): Promise<void> {
    const found = await problemsOf(typed);
    setErrors(found);
    setProblem(null);
    const [first] = Object.keys(found);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    if (first !== undefined || isBusy) return;
    setBusy(true);
    const failed = await onSend(typed);
    setBusy(false);
    setProblem(failed);
  }

  /** Common props of all fields: name, value, error. */
  const field = (name: RegistrationField) => ({
    name,
    size: 'lg' as const,
    value: typed[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: value }),
    onBlur: () => {
      if (errors[name] === undefined) return;
      void problemsOf(typed).then((found) =>
        setErrors((shown) =>
          Object.fromEntries(Object.entries(found).filter(([at]) => at in shown)),
        ),
      );
    },
  });

  return (
    <Form ref={form} className={classes['form']} onSubmit={send}>
      <Problem text={problem} />
      <TextInput
        {...field('organisation_name')}
        label="Organisation"
        autoComplete="organization"
        autoFocus
      />
      <div className={classes['names']}>
        <TextInput {...field('name_first')} label="First name" autoComplete="given-name" />
        <TextInput {...field('name_last')} label="Last name" autoComplete="family-name" />
      </div>
      <TextInput {...field('email')} type="email" label="Email" autoComplete="username" />
      <PasswordInput
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      />
      <div className={classes['terms']}>
        <Checkbox
          name="accept_terms"
          label={registrationMessages.acceptTerms}
          checked={typed.accept_terms}
          error={errors.accept_terms}
          onChange={({ currentTarget: { checked } }) =>
            setTyped({ ...typed, accept_terms: checked })
          }
        />
        <Link
          to="/terms-of-use"
          search={{ from: referral === '' ? '/register' : `/ref/${referral}` }}
          target="_blank"
        >
          Read the terms of use
        </Link>
      </div>
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        Register
      </Button>
    </Form>
  );
}

async function problemsOf(typed: TypedRegistration): Promise<Problems> {
  return {
    ...registrationProblems(typed, await loadCommonPasswords()),
    ...(typed.accept_terms ? {} : { accept_terms: registrationMessages.termsRejected }),
  };
}
