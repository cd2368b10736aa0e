import { clockText } from '#packages/kit';
import { useZone } from '../time/zone.tsx';
import type { KeptToast } from './toast.ts';
import classes from './toast.module.css';

interface Props {
  toast: KeptToast;
  /** Called after the action. */
  onDone?: () => void;
}

/** Text, detail, action and time of a toast. */
export function ToastBody({ toast, onDone }: Props) {
  const { text, detail, action, time } = toast;
  const zone = useZone();
  const button = action !== undefined && (
    <button
      type="button"
      className={classes['action']}
      onClick={() => {
        action.run();
        onDone?.();
      }}
    >
      {action.label}
    </button>
  );
  return (
    <span className={classes['body']}>
      <span className={classes['words']}>
        <span className={classes['text']}>{text}</span>
        {detail !== undefined && (
          <>
            <span className="ws-small">{detail}</span>
            {/* Beside a detail it would leave the lines half of their width. */}
            {button}
          </>
        )}
      </span>
      {detail === undefined && button}
      <time className={classes['stamp']} dateTime={new Date(time).toISOString()}>
        {clockText(time, zone)}
      </time>
    </span>
  );
}
