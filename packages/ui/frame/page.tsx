import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useOnPaper } from '../print/paper.ts';
import classes from './page.module.css';

interface Props {
  /** True when the content is shown; tests and pictures wait for it. */
  ready: boolean;
  /** 'plain' fills a window without the frame. */
  layout?: 'framed' | 'plain';
  children: ReactNode;
}

/** The main part of a screen. There is exactly one; the skip link leads to it. */
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

/** Shows the title of the screen in the browser's tab; null leaves the last one. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Watershade`;
  }, [title]);
}

/** Keeps the page from being ready while a part of it is not drawn yet. */
export function useHoldPage(isHeld: boolean): void {
  const hold = useContext(HoldContext);
  useLayoutEffect(() => (isHeld ? hold?.() : undefined), [isHeld, hold]);
}

/** Parts that wait for the network: the page is ready without them, but a print waits. */
export function HeldOnPaper({ children }: { children: ReactNode }) {
  const hold = useContext(HoldContext);
  return <HoldContext value={useOnPaper() ? hold : null}>{children}</HoldContext>;
}

type Hold = () => () => void;

const HoldContext = createContext<Hold | null>(null);
