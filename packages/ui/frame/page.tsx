import type { ReactNode } from 'react';
import classes from './page.module.css';

interface Props {
  /** True when the content stands; tests and pictures wait for it. */
  ready: boolean;
  /** 'plain' fills a window without the frame around it. */
  layout?: 'framed' | 'plain';
  children: ReactNode;
}

/** The main part of a screen. Exactly one stands at a time; the skip link leads to it. */
export function Page({ ready, layout = 'framed', children }: Props) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classes[layout]}
      aria-busy={!ready}
      {...(ready ? { 'data-ready': 'true' } : {})}
    >
      {children}
    </main>
  );
}
