import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './drawer.module.css';

interface StepProps {
  icon: Icon;
  title: string;
  note: string;
  state: 'done' | 'open' | 'late';
  children?: ReactNode;
}

/** One step of the timeline of a high-risk measurement. */
export function Step({ icon: Sign, title, note, state, children }: StepProps) {
  return (
    <li data-state={state}>
      <span className={classes['sign']}>
        <Sign size={16} stroke={1.75} aria-hidden />
      </span>
      <div>
        <b>{title}</b>
        {note !== '' && <small>{note}</small>}
        {children !== undefined && children !== false && (
          <div className={classes['value']}>{children}</div>
        )}
      </div>
    </li>
  );
}
