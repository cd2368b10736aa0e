import { useRef } from 'react';

/**
 * Delays layout changes of a form until the pointer is released: a button that moves away under the
 * pointer would not be pressed.
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
    /** Runs at once, or when the pointer is released. */
    afterwards(action: () => void): void {
      if (waiting.current === null) action();
      else waiting.current.push(action);
    },
  };
}
