import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { LoadingPage, Page, useTitle } from '#packages/ui';
import { useAuth } from '../auth-context.ts';
import { signInMessages, unsentText } from '../sign-in-messages.ts';
import classes from './sign-out-screen.module.css';

interface Props {
  brand: ReactNode;
  /** A sign-out button led here; otherwise the screen asks first. */
  isIntended: boolean;
  /** Number of unsent changes that the sign-out would delete. */
  countUnsent: () => Promise<number>;
  /** Ends the sign-in and deletes all data; resolves when it is done. */
  signOut: () => Promise<void>;
}

/**
 * `confirmed`: number of unsent changes that the user agreed to delete; null before they agreed to
 * sign out.
 */
type Step =
  | { is: 'counting'; confirmed: number | null }
  | { is: 'asking'; unsent: number }
  | { is: 'leaving' };

/**
 * Signs out and says so. It asks first if changes would be lost, or if no button led here, as
 * another site can send the browser to this URL.
 */
export function SignOutScreen({ brand, isIntended, countUnsent, signOut }: Props) {
  const isSignedIn = useAuth() !== null;
  const [step, setStep] = useState<Step>({ is: 'counting', confirmed: isIntended ? 0 : null });
  const [isLeft, setLeft] = useState(!isSignedIn);

  useEffect(() => {
    if (isLeft) return undefined;
    let isCurrent = true;
    const run = async () => {
      if (step.is === 'counting') {
        const unsent = await countUnsent();
        const isConfirmed = step.confirmed !== null && unsent <= step.confirmed;
        if (isCurrent) setStep(isConfirmed ? { is: 'leaving' } : { is: 'asking', unsent });
      } else if (step.is === 'leaving') {
        await signOut();
        if (isCurrent) setLeft(true);
      }
    };
    void run();
    return () => {
      isCurrent = false;
    };
  }, [countUnsent, signOut, step, isLeft]);

  // Another tab may sign out while this one asks.
  const isDone = isLeft || (step.is === 'asking' && !isSignedIn);
  useTitle(isDone ? 'Signed out' : 'Sign out');

  if (!isDone && step.is !== 'asking') {
    const isSure = step.is === 'leaving' || step.confirmed !== null;
    return isSure ? <LoadingPage text="Signing out..." /> : <LoadingPage />;
  }
  return (
    <Page ready layout="plain">
      <div className={classes['middle']}>
        {brand}
        {isDone || step.is !== 'asking' ? (
          <SignedOut />
        ) : (
          <StayOrLeave
            unsent={step.unsent}
            onLeave={() => setStep({ is: 'counting', confirmed: step.unsent })}
          />
        )}
      </div>
    </Page>
  );
}

function SignedOut() {
  return (
    <>
      <h1>{signInMessages.signedOut}</h1>
      <p className={classes['text']}>No data of your organisation is left on this device.</p>
      <Button component={Link} to="/login" size="lg">
        Log In
      </Button>
    </>
  );
}

function StayOrLeave({ unsent, onLeave }: { unsent: number; onLeave: () => void }) {
  const hasUnsent = unsent > 0;
  return (
    <>
      <h1>{hasUnsent ? signInMessages.notAllSent : signInMessages.askSignOut}</h1>
      <p className={classes['text']}>
        {hasUnsent ? unsentText(unsent) : signInMessages.whatSignOutDoes}
      </p>
      <Group justify="center" gap={12}>
        <Button component={Link} to="/dashboard" size="lg">
          {signInMessages.staySignedIn}
        </Button>
        {hasUnsent ? (
          <Button variant="default" size="lg" c="var(--ws-danger-ink)" onClick={onLeave}>
            {signInMessages.signOutAnyway}
          </Button>
        ) : (
          <Button variant="default" size="lg" onClick={onLeave}>
            {signInMessages.signOut}
          </Button>
        )}
      </Group>
    </>
  );
}
