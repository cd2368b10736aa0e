import type { MadeLink } from './use-links.ts';

/** New links until their cards are left. They are nowhere else, so that no other screen shows them. */
let held: readonly MadeLink[] = [];

/** Keeps links for the cards. */
export function holdLinks(links: readonly MadeLink[]): void {
  held = links;
}

/** The links of the cards. */
export function heldLinks(): readonly MadeLink[] {
  return held;
}
