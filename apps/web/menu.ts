import type { BetaFeature } from '#organisation/contract';
import type { MenuEntry as FeatureEntry } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { features } from './features.ts';
import type { AppFeature } from './features.ts';

/** One entry of the rail, the bottom bar and the command menu. */
export type MenuEntry = FeatureEntry<Viewer, BetaFeature>;

/** The main menu, in order. */
export const menu: readonly MenuEntry[] = mainMenuOf(features);

/** The main menu of a list of features. */
export function mainMenuOf(list: readonly AppFeature[]): MenuEntry[] {
  const sorted = inOrder(list.flatMap(({ menu: own = [] }) => own));
  return sorted
    .filter(({ under }) => under === undefined)
    .map((entry) => {
      const children = sorted.filter(({ under }) => under === entry.to);
      return children.length === 0 ? entry : { ...entry, children };
    });
}

/** Entries sorted by position. */
export function inOrder<Entry extends { readonly order: number }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.toSorted((a, b) => a.order - b.order);
}
