import type { ReactNode } from 'react';
import classes from './form-bar.module.css';

/** The actions at the end of a long form, which stay in sight while one scrolls. */
export function FormBar({ children }: { children: ReactNode }) {
  return <footer className={classes['bar']}>{children}</footer>;
}
