import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds that an answer is waited for; whatever takes longer must be seen to be under way. */
const timeout = 100;

/**
 * Does an action as soon as the answer is here that it will show, so that one drawing shows all of it.
 * The newest action alone is done; none is once the screen is gone.
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
