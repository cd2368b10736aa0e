import type { ReactNode } from 'react';
import classes from './list-bar.module.css';

interface Props {
  /** What is not possible now, and why; false if there is nothing to say. */
  note?: string | false;
  children: ReactNode;
}

/** The bar above a table: search, filter, and the button to add. */
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
