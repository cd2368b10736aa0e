import { IconAlertTriangle, IconClock, IconSend } from '@tabler/icons-react';
import { uiMessages } from '../messages.ts';
import classes from './unsent-mark.module.css';

interface Props {
  state: keyof typeof signs;
  /** Reason of a refusal. */
  reason?: string | null;
  /** Only the icon, in small spaces. */
  short?: boolean;
}

const signs = { waiting: IconClock, sending: IconSend, refused: IconAlertTriangle } as const;

/** Says that the server does not have something yet: it is waiting, being sent, or was refused. */
export function UnsentMark({ state, reason = null, short = false }: Props) {
  const Sign = signs[state];
  const { word, long } = uiMessages.unsent[state];
  if (short) {
    return (
      <span className={classes['mark']} data-unsent={state} role="img" aria-label={long}>
        <Sign size={14} stroke={1.9} aria-hidden />
      </span>
    );
  }
  return (
    <span className={classes['mark']} data-unsent={state} title={long}>
      <Sign size={14} stroke={1.9} aria-hidden />
      <span>
        {word}
        {reason !== null && `: ${reason}`}
      </span>
    </span>
  );
}
