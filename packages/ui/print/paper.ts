import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isOnPaper = false;
const watchers = new Set<() => void>();

/** True while the page has its print layout: one column, everything rendered, light theme. */
export function useOnPaper(): boolean {
  return useSyncExternalStore(subscribe, onPaper);
}

/** Switches the print layout on or off; dependent components are rendered before it returns. */
export function setPaper(next: boolean): void {
  if (isOnPaper === next) return;
  isOnPaper = next;
  document.documentElement.toggleAttribute('data-paper', next);
  flushSync(() => {
    for (const one of [...watchers]) one();
  });
}

/** Whether the page has its print layout. */
export function onPaper(): boolean {
  return isOnPaper;
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
