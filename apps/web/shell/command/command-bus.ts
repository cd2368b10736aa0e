import type { CommandDialog } from '#packages/feature/web';

/** What opens over the page: the menu, the list of shortcuts, or the dialog of an action. */
export type Wish = 'command' | 'keys' | (() => Promise<CommandDialog>);

const listeners = new Set<(wish: Wish) => void>();

/** Opens the command menu. */
export function openCommand(): void {
  notify('command');
}

/** Opens the list of keyboard shortcuts. */
export function openKeys(): void {
  notify('keys');
}

/** Opens the dialog of an action. */
export function openDialog(load: () => Promise<CommandDialog>): void {
  notify(load);
}

/** Called with what should open. Returns a function that stops it. */
export function onWish(listener: (wish: Wish) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(wish: Wish): void {
  for (const listener of [...listeners]) listener(wish);
}
