import { Loader } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CallCache, CallError, useAnswer, useClient } from '#packages/http/web';
import { ErrorState, showToast } from '#packages/ui';
import { authMessages, authResetPassword, authVerifyReset } from '#auth/contract';
import { minimumPassword } from '#auth/domain';
import type { PasswordProblems } from '#auth/domain';
import { accountMessages, fieldProblems, resetProblem } from '../account-messages.ts';
import type { PasswordValues } from '../password/use-password-form.ts';
import { NewPasswordStep } from '../steps/new-password-step.tsx';
import { Problem } from '../steps/problem.tsx';
import classes from '../steps/steps.module.css';
import { EntryFrame } from './entry-frame.tsx';

interface Props {
  brand: ReactNode;
  /** Of the mailed link; null if the page was reloaded without it. */
  token: string | null;
  /** Continues with the sign-in. */
  onDone: () => Promise<void>;
}

/** /forgot-password/{uuid}: sets a new password with a mailed link. */
export function NewPasswordScreen(props: Props) {
  return (
    <CallCache>
      <NewPassword {...props} />
    </CallCache>
  );
}

function NewPassword({ brand, token, onDone }: Props) {
  const client = useClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isVoid, setVoid] = useState(token === null);
  const link = { params: { token: token ?? '' } };
  const { data, isPending, error, refetch } = useAnswer(authVerifyReset, link, {
    enabled: token !== null,
    staleTime: Infinity,
    gcTime: 0,
  });

  async function send(body: PasswordValues): Promise<PasswordProblems> {
    setProblem(null);
    try {
      await client.call(authResetPassword, { ...link, body });
      showToast({ kind: 'done', text: accountMessages.updated });
      await onDone();
      return {};
    } catch (failure) {
      const refused = fieldProblems(failure);
      if (Object.keys(refused).length > 0) return refused;
      if (failure instanceof CallError && failure.status === 404) setVoid(true);
      else setProblem(resetProblem(failure));
      return {};
    }
  }

  return (
    <EntryFrame
      brand={brand}
      title="New password"
      ready={isVoid || !isPending}
      foot={<Link to="/login">Sign in</Link>}
    >
      {isVoid || typeof data === 'string' ? (
        <VoidLink />
      ) : error !== null ? (
        <ErrorState message={resetProblem(error)} onRetry={() => void refetch()} />
      ) : isPending ? (
        <p className={classes['message']} role="status">
          <Loader size={20} color="var(--ws-accent)" aria-hidden />
          Loading
        </p>
      ) : (
        <>
          <Problem text={problem} />
          <NewPasswordStep
            lead={`For ${data.email_masked}. You will be signed out on all devices.`}
            rules={{ minimum: minimumPassword, ownWords: [] }}
            send={send}
          />
        </>
      )}
    </EntryFrame>
  );
}

function VoidLink() {
  return (
    <div className={classes['step']}>
      <Problem text={authMessages.tokenFailed} />
      <p>{accountMessages.askAgain}</p>
      <Link to="/forgot-password" className={classes['forgot']}>
        Request a new link
      </Link>
    </div>
  );
}
