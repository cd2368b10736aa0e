import type { Icon } from '@tabler/icons-react';
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

/** An entry of the bottom bar of a phone. */
export interface BarEntry extends Omit<ShownEntry, 'icon'> {
  readonly icon: Icon | undefined;
  /** Whether it leads to the current screen, to one below it, or neither. */
  readonly current: 'page' | 'true' | undefined;
}

/** Places in the bottom bar, besides that of the sheet with all entries. */
const places = 4;

/**
 * The bottom bar of a phone: the entries with a place in it, and others of the main menu where a
 * person may not open four of these. Previews that are off are only in the sheet.
 */
export function phoneBarOf(entries: readonly ShownEntry[], path: string): BarEntry[] {
  const shown = entries.filter(({ isPreview }) => !isPreview);
  const all = shown.flatMap((entry) => [
    entry,
    ...entry.children.filter(({ isPreview }) => !isPreview),
  ]);
  const placed = all
    .filter(({ phone }) => phone !== undefined)
    .sort((a, b) => (a.phone?.order ?? 0) - (b.phone?.order ?? 0));
  const others = shown.filter(({ phone }) => phone === undefined);
  const bar = [...placed, ...others].slice(0, places);
  const current = currentOf(entries, path);
  const isOwn = bar.some(({ to }) => to === current?.to);
  return bar.map((entry) => {
    const isAbove = !isOwn && entry.children.some(({ to }) => to === current?.to);
    const { label, short, icon, phone } = entry;
    return {
      ...entry,
      label: phone?.label ?? short ?? label,
      icon: phone?.icon ?? icon,
      current: entry.to === current?.to ? 'page' : isAbove ? 'true' : undefined,
    };
  });
}
