import type { OrganisationMetadata } from '#organisation/contract';
import type { Viewer } from '#permissions/contract';
import type { MenuEntry } from './menu.ts';
import { entryAccess } from './entry-access.ts';

/** An entry as one person sees it. */
export interface ShownEntry extends Omit<MenuEntry, 'children'> {
  /** Switched off in the organisation; only admins see it, with a badge. */
  readonly isPreview: boolean;
  readonly children: readonly ShownEntry[];
}

/** What one person sees of the menu: nothing they may not open, no preview that is off. */
export function menuOf(
  menu: readonly MenuEntry[],
  viewer: Viewer,
  metadata: OrganisationMetadata,
): ShownEntry[] {
  return menu.flatMap((entry) => {
    const access = entryAccess(entry, viewer, metadata);
    if (access.is === 'not_permitted') return [];
    const { children = [], ...own } = entry;
    return [
      { ...own, isPreview: access.is === 'off', children: menuOf(children, viewer, metadata) },
    ];
  });
}

/** The entry of the present path: the longest address it begins with. */
export function currentOf(entries: readonly ShownEntry[], path: string): ShownEntry | undefined {
  return entries
    .flatMap((entry) => [entry, ...entry.children])
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length || b.children.length - a.children.length)[0];
}
