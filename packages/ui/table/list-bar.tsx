import type { ReactNode } from 'react';
import classes from './list-bar.module.css';

interface Props {
  /** What cannot be done now, and why; false while there is nothing to say. */
  note?: string | false;
  children: ReactNode;
}

/** What stands over a table: its search and filter, and the button that adds to it. */
export function ListBar({ note, children }: Props) {
  return (
    <>
      {note !== undefined && (
        <div role="status">{note !== false && <p className={classes['note']}>{note}</p>}</div>
      )}
      <div className={`${classes['bar'] ?? ''} ws-not-printed`}>{children}</div>
    </>
  );
}
