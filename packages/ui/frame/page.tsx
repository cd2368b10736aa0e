import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useOnPaper } from '../print/paper.ts';
import classes from './page.module.css';

interface Props {
  /** True when the content is shown; tests and pictures wait for it. */
  ready: boolean;
  /** 'plain' fills a window without the frame; 'bare' has no space of its own. */
  layout?: 'framed' | 'plain' | 'bare';
  children: ReactNode;
}

/** The main part of a screen. There is exactly one; the skip link leads to it. */
export function Page({ ready, layout = 'framed', children }: Props) {
  const [delays, setDelays] = useState(0);
  const delay = useMemo<Delay>(
    () => () => {
      setDelays((count) => count + 1);
      return () => setDelays((count) => count - 1);
    },
    [],
  );
  const isReady = ready && delays === 0;
  return (
    <DelayContext value={delay}>
      <main
        id="main"
        tabIndex={-1}
        className={classes[layout]}
        aria-busy={!isReady}
        {...(isReady ? { 'data-ready': 'true' } : {})}
      >
        {children}
      </main>
    </DelayContext>
  );
}

/** Shows the title of the screen in the browser's tab; null leaves the last one. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Watershade`;
  }, [title]);
}

/** Keeps the page from being ready while a part of it is not drawn yet. */
export function useDelayPageReady(isDelayed: boolean): void {
  const delay = useContext(DelayContext);
  useLayoutEffect(() => (isDelayed ? delay?.() : undefined), [isDelayed, delay]);
}

/** Parts that wait for the network: the page is ready without them, but a print waits. */
export function DelayPrint({ children }: { children: ReactNode }) {
  const delay = useContext(DelayContext);
  return <DelayContext value={useOnPaper() ? delay : null}>{children}</DelayContext>;
}

type Delay = () => () => void;

const DelayContext = createContext<Delay | null>(null);
