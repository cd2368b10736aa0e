import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

let place: HTMLElement | null = null;
const watchers = new Set<() => void>();

function setPlace(element: HTMLElement | null): void {
  place = element;
  for (const one of [...watchers]) one();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * The place in the title bar of a phone where a screen puts its own title. While it is empty, the
 * bar shows its own (`:empty`).
 */
export function PhoneTitlePlace({ className }: { className: string | undefined }) {
  return <div ref={setPlace} className={className} />;
}

/** A title of a screen in the title bar of a phone; nothing where there is no such bar. */
export function PhoneTitle({ children }: { children: ReactNode }) {
  const element = useSyncExternalStore(watch, () => place);
  return element === null ? null : createPortal(children, element);
}
