import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Page, useTitle } from '#packages/ui';
import { accountMessages, unsentResetText } from '../account-messages.ts';
import classes from './sign-out-screen.module.css';

interface Props {
  brand: ReactNode;
  /** Number of unsent changes that the reset would delete. */
  countUnsent: () => Promise<number>;
  /**
   * Deletes all data of this site in the browser and reloads the sign-in page; false without the
   * server.
   */
  resetDevice: () => Promise<boolean>;
}

/** /reset: removes all data of the product from this browser, for any visitor. */
export function ResetScreen({ brand, countUnsent, resetDevice }: Props) {
  const [unsent, setUnsent] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useTitle(accountMessages.resetTitle);
  useEffect(() => {
    let isWanted = true;
    void countUnsent().then((count) => {
      if (isWanted) setUnsent(count);
    });
    return () => {
      isWanted = false;
    };
  }, [countUnsent]);
  async function reset(): Promise<void> {
    setBusy(true);
    setRefused(false);
    const isDone = await resetDevice();
    setRefused(!isDone);
    setBusy(isDone);
  }
  const lost = unsentResetText(unsent ?? 0);
  return (
    <Page ready={unsent !== null} layout="plain">
      <div className={classes['middle']}>
        {brand}
        <h1>{accountMessages.resetTitle}</h1>
        <p className={classes['text']}>
          The offline copy, the sign-in and everything else that Watershade stores in this browser
          will be removed. Nothing is removed from the server. Your data is downloaded again when
          you sign in.
        </p>
        {lost !== null && (
          <p className={classes['text']} role="alert">
            {lost}
          </p>
        )}
        {isRefused && (
          <p className={classes['text']} role="status">
            {accountMessages.resetNeedsLine}
          </p>
        )}
        <Button
          size="lg"
          data-danger
          loading={isBusy}
          disabled={unsent === null}
          onClick={() => void reset()}
        >
          Reset
        </Button>
        <p>
          Did you mean your password? <Link to="/forgot-password">Forgot your password</Link>
        </p>
      </div>
    </Page>
  );
}
