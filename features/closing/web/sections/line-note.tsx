import { leavingMessages } from '../leaving-messages.ts';
import classes from './close-section.module.css';

/** Beside a button that needs the server: says so without a line. */
export function LineNote({ online }: { online: boolean }) {
  return (
    <p className={classes['note']} role="status">
      {online ? '' : leavingMessages.needsLine}
    </p>
  );
}
