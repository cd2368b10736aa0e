import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { authConfirmEmail } from '#auth/contract';
import type { ConfirmationEnd } from '#auth/contract';
import { CallCache, useClient } from '#packages/http/web';
import { EntryFrame } from '../screens/entry-frame.tsx';
import { Problem } from '../steps/problem.tsx';
import steps from '../steps/steps.module.css';
import classes from './confirm-email.module.css';
import { confirmationText, confirmMessages, confirmProblem } from './confirm-messages.ts';

interface Props {
  brand: ReactNode;
  /** Of the mailed link; null if the page was reloaded without it. */
  token: string | null;
}

/** /confirm-email/{uuid}: confirms with a button, as mail scanners open links too. */
export function ConfirmEmailScreen(props: Props) {
  return (
    <CallCache>
      <ConfirmEmail {...props} />
    </CallCache>
  );
}

function ConfirmEmail({ brand, token }: Props) {
  const client = useClient();
  const confirming = useMutation({
    mutationFn: () => client.call(authConfirmEmail, { params: { token: token ?? '' } }),
  });

  return (
    <EntryFrame brand={brand} title={confirmMessages.title} foot={<Link to="/login">Sign in</Link>}>
      {token === null ? (
        <Problem text={confirmMessages.noToken} />
      ) : confirming.data !== undefined ? (
        <Outcome end={confirming.data} />
      ) : (
        <div className={steps['step']}>
          <Problem text={confirming.isError ? confirmProblem(confirming.error) : null} />
          <p>{confirmMessages.lead}</p>
          <Button size="lg" loading={confirming.isPending} onClick={() => confirming.mutate()}>
            Confirm email
          </Button>
        </div>
      )}
    </EntryFrame>
  );
}

function Outcome({ end }: { end: ConfirmationEnd }) {
  const Icon = end === 'confirmed' ? IconCircleCheck : IconAlertTriangle;
  return (
    <div className={steps['step']}>
      <p className={classes['outcome']} data-end={end} role="status">
        <Icon size={20} stroke={1.75} aria-hidden />
        <span>{confirmationText(end)}</span>
      </p>
      <Link to="/dashboard" className={steps['forgot']}>
        Go to dashboard
      </Link>
    </div>
  );
}
