import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useOnPaper } from '../print/paper.ts';
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
  const [held, setHeld] = useState(0);
  const hold = useMemo<Hold>(
    () => () => {
      setHeld((count) => count + 1);
      return () => setHeld((count) => count - 1);
    },
    [],
  );
  const isReady = ready && held === 0;
  return (
    <HoldContext value={hold}>
      <main
        id="main"
        tabIndex={-1}
        className={classes[layout]}
        aria-busy={!isReady}
        {...(isReady ? { 'data-ready': 'true' } : {})}
      >
        {children}
      </main>
    </HoldContext>
  );
}

/** Keeps the page around from being ready as long as something of it is not drawn yet. */
export function useHoldPage(isHeld: boolean): void {
  const hold = useContext(HoldContext);
  useLayoutEffect(() => (isHeld ? hold?.() : undefined), [isHeld, hold]);
}

/**
 * Parts that wait for the network: on a screen the page is ready without them, a print waits for them.
 */
export function HeldOnPaper({ children }: { children: ReactNode }) {
  const hold = useContext(HoldContext);
  return <HoldContext value={useOnPaper() ? hold : null}>{children}</HoldContext>;
}

type Hold = () => () => void;

const HoldContext = createContext<Hold | null>(null);
