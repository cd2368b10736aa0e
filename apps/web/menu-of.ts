import type { OrganisationMetadata } from '#organisation/contract';
import type { Viewer } from '#permissions/contract';
import type { MenuEntry } from './menu.ts';
import { entryAccess } from './entry-access.ts';

/** An entry as a person sees it. */
export interface ShownEntry extends Omit<MenuEntry, 'children'> {
  /** Switched off in the organisation; only admins see it, with a badge. */
  readonly isPreview: boolean;
  readonly children: readonly ShownEntry[];
}

/** The menu of a person: without entries they may not open, and previews that are off. */
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

/** The entry of the current path: the one with the longest matching address. */
export function currentOf(entries: readonly ShownEntry[], path: string): ShownEntry | undefined {
  return entries
    .flatMap((entry) => [entry, ...entry.children])
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length || b.children.length - a.children.length)[0];
}
