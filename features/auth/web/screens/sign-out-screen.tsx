import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { LoadingPage, Page } from '#packages/ui';
import { signInMessages } from '../sign-in-messages.ts';
import classes from './sign-out-screen.module.css';

interface Props {
  brand: ReactNode;
  /** Ends the sign-in and forgets all data; resolves when nothing is left. */
  signOut: () => Promise<void>;
}

/** Signs out whoever comes here, then says so. */
export function SignOutScreen({ brand, signOut }: Props) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    document.title = 'Signed out · Watershade';
    let isWanted = true;
    void signOut().finally(() => {
      if (isWanted) setDone(true);
    });
    return () => {
      isWanted = false;
    };
  }, [signOut]);
  if (!isDone) return <LoadingPage text="Signing out..." />;
  return (
    <Page ready layout="plain">
      <div className={classes['middle']}>
        {brand}
        <h1>{signInMessages.signedOut}</h1>
        <p className={classes['text']}>Nothing of your organisation is left on this device.</p>
        <Button component={Link} to="/login" size="lg">
          Log In
        </Button>
      </div>
    </Page>
  );
}
