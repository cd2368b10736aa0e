import type { KeyboardEvent } from 'react';

/**
 * Home and End go to the ends of a menu from the moment it opens. Unless an item has the focus they
 * would scroll the page, and the menu goes out of sight with the button that it hangs on.
 */
export function onMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (event.isDefaultPrevented() || !(key in ends)) return;
  event.preventDefault();
  const items = currentTarget.querySelectorAll<HTMLElement>('[data-menu-item]:not(:disabled)');
  [...items].at(ends[key] ?? 0)?.focus();
}

const ends: Readonly<Record<string, number>> = { Home: 0, PageUp: 0, End: -1, PageDown: -1 };
