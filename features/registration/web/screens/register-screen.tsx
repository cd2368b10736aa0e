import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { authLogin } from '#auth/contract';
import { EntryFrame, useAuthStore } from '#auth/web';
import { callMessages } from '#packages/http/contract';
import { CallError, useClient } from '#packages/http/web';
import { authRegister, registrationCodeText, registrationMessages } from '#registration/contract';
import { RegisterForm } from '../register-form.tsx';
import type { TypedRegistration } from '../register-form.tsx';

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
        <RegisterForm referral={referral} onSend={register} />
      )}
    </EntryFrame>
  );
}
