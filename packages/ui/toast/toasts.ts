import type { KeptToast, Toast } from './toast.ts';

/** Maximum number of toasts at once. */
export const toastLimit = 3;

const kept: { list: readonly KeptToast[] } = { list: [] };
const watchers = new Set<() => void>();
const day = 24 * 60 * 60 * 1000;
let lastId = 0;

/** Shows a toast and, unless it says otherwise, adds it to the bell's list for 24 hours. Returns its id. */
export function showToast(toast: Toast): number {
  lastId += 1;
  const time = Date.now();
  const one: KeptToast = { ...toast, id: lastId, time, seen: false };
  const recent = kept.list.filter((old) => old.time > time - day);
  change(toast.isListed === false ? recent : [one, ...recent]);
  // If its code cannot be loaded, the toast is still in the list of the bell.
  loadToasts().then(
    ({ raiseToast }) => raiseToast(one),
    () => undefined,
  );
  return one.id;
}

/** Takes a toast from the screen, because what it said is settled. The bell's list keeps it. */
export function hideToast(id: number): void {
  loadToasts().then(
    ({ lowerToast }) => lowerToast(id),
    () => undefined,
  );
}

/** Loads the code that draws toasts, which also has to be there once the connection is lost. */
export function loadToasts() {
  return import('./raise-toast.tsx');
}

/** The bell's list, newest first; the same array until it changes. */
export function keptToasts(): readonly KeptToast[] {
  return kept.list;
}

/** Marks everything in the bell as seen. */
export function markToastsSeen(): void {
  if (kept.list.some(({ seen }) => !seen)) {
    change(kept.list.map((one) => ({ ...one, seen: true })));
  }
}

/** Deletes all toasts, at sign-out. */
export function forgetToasts(): void {
  change([]);
}

/** Calls back when the list changes. Returns a function that stops it. */
export function onToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function change(list: readonly KeptToast[]): void {
  kept.list = list;
  for (const watcher of [...watchers]) watcher();
}
