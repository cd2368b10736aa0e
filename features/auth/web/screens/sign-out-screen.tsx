import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { LoadingPage, Page } from '#packages/ui';
import { signInMessages, unsentText } from '../sign-in-messages.ts';
import classes from './sign-out-screen.module.css';

interface Props {
  brand: ReactNode;
  /** How much goes with the sign-out without ever having been sent. */
  countUnsent: () => Promise<number>;
  /** Ends the sign-in and forgets all data; resolves when nothing is left. */
  signOut: () => Promise<void>;
}

type Step = { is: 'leaving' } | { is: 'asking'; unsent: number } | { is: 'done' };

/** Signs out whoever comes here, then says so; asks first where something would be lost. */
export function SignOutScreen({ brand, countUnsent, signOut }: Props) {
  const [step, setStep] = useState<Step>({ is: 'leaving' });
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const show = (next: Step) => {
      if (isWanted) setStep(next);
    };
    const leave = async () => {
      const unsent = isSure ? 0 : await countUnsent();
      if (unsent > 0) return show({ is: 'asking', unsent });
      if (isWanted) await signOut();
      show({ is: 'done' });
    };
    void leave();
    return () => {
      isWanted = false;
    };
  }, [countUnsent, signOut, isSure]);

  useEffect(() => {
    document.title = `${step.is === 'asking' ? 'Sign out' : 'Signed out'} · Watershade`;
  }, [step]);

  if (step.is === 'leaving') return <LoadingPage text="Signing out..." />;
  return (
    <Page ready layout="plain">
      <div className={classes['middle']}>
        {brand}
        {step.is === 'done' ? (
          <SignedOut />
        ) : (
          <StayOrLeave
            unsent={step.unsent}
            onLeave={() => {
              setStep({ is: 'leaving' });
              setSure(true);
            }}
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
      <p className={classes['text']}>Nothing of your organisation is left on this device.</p>
      <Button component={Link} to="/login" size="lg">
        Log In
      </Button>
    </>
  );
}

function StayOrLeave({ unsent, onLeave }: { unsent: number; onLeave: () => void }) {
  return (
    <>
      <h1>{signInMessages.notAllSent}</h1>
      <p className={classes['text']}>{unsentText(unsent)}</p>
      <Group justify="center" gap={12}>
        <Button component={Link} to="/dashboard" size="lg">
          {signInMessages.staySignedIn}
        </Button>
        <Button variant="default" size="lg" c="var(--ws-danger-ink)" onClick={onLeave}>
          {signInMessages.signOutAnyway}
        </Button>
      </Group>
    </>
  );
}
