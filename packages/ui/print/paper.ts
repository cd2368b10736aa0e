import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isOnPaper = false;
const watchers = new Set<() => void>();

/**
 * True while the page is laid out as on paper: in one column, everything of it drawn, and in the light
 * theme, whatever the person has chosen.
 */
export function useOnPaper(): boolean {
  return useSyncExternalStore(subscribe, onPaper);
}

/** Lays the page out as on paper, or as on a screen again; what hangs on it is drawn before it ends. */
export function setPaper(next: boolean): void {
  if (isOnPaper === next) return;
  isOnPaper = next;
  document.documentElement.toggleAttribute('data-paper', next);
  flushSync(() => {
    for (const one of [...watchers]) one();
  });
}

/** Whether the page is on paper just now. */
export function onPaper(): boolean {
  return isOnPaper;
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
