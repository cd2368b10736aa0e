import type { KeptToast, Toast } from './toast.ts';

/** At most so many toasts at once. */
export const toastLimit = 3;

const kept: { list: readonly KeptToast[] } = { list: [] };
const watchers = new Set<() => void>();
const day = 24 * 60 * 60 * 1000;
let lastId = 0;

/** Shows a toast and keeps it in the bell's list for 24 hours. Gives its id. */
export function showToast(toast: Toast): number {
  lastId += 1;
  const time = Date.now();
  const one: KeptToast = { ...toast, id: lastId, time, seen: false };
  change([one, ...kept.list.filter((old) => old.time > time - day)]);
  void import('./raise-toast.tsx').then(({ raiseToast }) => raiseToast(one));
  return one.id;
}

/** What the bell keeps, newest first; the same list until something changes. */
export function keptToasts(): readonly KeptToast[] {
  return kept.list;
}

/** Marks everything in the bell as seen. */
export function markToastsSeen(): void {
  if (kept.list.some(({ seen }) => !seen)) {
    change(kept.list.map((one) => ({ ...one, seen: true })));
  }
}

/** Forgets everything, as a sign-out must. */
export function forgetToasts(): void {
  change([]);
}

/** Tells when the list changes. Returns the way to stop. */
export function onToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function change(list: readonly KeptToast[]): void {
  kept.list = list;
  for (const watcher of [...watchers]) watcher();
}
