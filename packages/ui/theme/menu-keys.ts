import type { KeyboardEvent } from 'react';

/**
 * Home and End move to the ends of a menu as soon as it opens. Without a focused item they would
 * scroll the page, and the menu would leave the screen with its button.
 */
export function onMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (event.isDefaultPrevented() || !(key in ends)) return;
  event.preventDefault();
  const items = currentTarget.querySelectorAll<HTMLElement>('[data-menu-item]:not(:disabled)');
  [...items].at(ends[key] ?? 0)?.focus();
}

const ends: Readonly<Record<string, number>> = { Home: 0, PageUp: 0, End: -1, PageDown: -1 };
