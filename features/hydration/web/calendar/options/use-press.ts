import { useRef } from 'react';

/**
 * Puts off what moves the buttons of a form until the pointer that is on one of them is up again:
 * a button that is moved away under it is not pressed.
 */
export function usePress() {
  const waiting = useRef<(() => void)[] | null>(null);
  return {
    /** The pointer is down. */
    begin(): void {
      if (waiting.current !== null) return;
      waiting.current = [];
      const end = () => {
        for (const action of waiting.current ?? []) action();
        waiting.current = null;
      };
      window.addEventListener('pointerup', end, { once: true });
    },
    /** At once, or as soon as the pointer is up. */
    afterwards(action: () => void): void {
      if (waiting.current === null) action();
      else waiting.current.push(action);
    },
  };
}
