import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds that an action waits for its data. A longer wait must be visible as loading. */
const timeout = 100;

/**
 * Runs an action when the data it will show is loaded, so that one render shows everything. Only
 * the newest action runs, and none after the screen is gone.
 */
export function useWhenHere() {
  const newest = useRef(0);
  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );
  return useCallback((answer: Promise<unknown> | null, action: () => void) => {
    newest.current += 1;
    const own = newest.current;
    if (answer === null) return action();
    const isOver = new Promise((resolve) => setTimeout(resolve, timeout));
    void Promise.race([answer, isOver]).then(() => {
      if (own === newest.current) action();
    });
  }, []);
}
