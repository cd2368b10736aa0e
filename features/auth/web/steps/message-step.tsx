import { Loader } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { signInMessages } from '../sign-in-messages.ts';
import classes from './steps.module.css';

interface Props {
  text: string;
  /** Back button after a failure; null while a step is in progress. */
  onBack: (() => void) | null;
  /** Signs in with the password instead, if possible. */
  onPassword?: () => void;
}

/** One line about the current step, or its failure. */
export function MessageStep({ text, onBack, onPassword }: Props) {
  return (
    <div className={classes['message']} role={onBack === null ? 'status' : 'alert'}>
      {onBack === null && <Loader size={20} color="var(--ws-accent)" />}
      {onBack === null ? (
        <p>{text}</p>
      ) : (
        <p className={classes['problem']}>
          <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
          <span>{text}</span>
        </p>
      )}
      {onBack !== null && (
        <button type="button" className={classes['link']} onClick={onBack}>
          Back to sign-in
        </button>
      )}
      {onPassword !== undefined && (
        <button type="button" className={classes['link']} onClick={onPassword}>
          {signInMessages.usePassword}
        </button>
      )}
    </div>
  );
}
