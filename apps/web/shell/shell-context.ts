import { createContext, useContext } from 'react';
import type { OrganisationMetadata } from '#organisation/contract';
import type { Viewer } from '#permissions/contract';
import { menu } from '../features.ts';
import { currentOf, menuOf } from '../menu-of.ts';
import type { ShownEntry } from '../menu-of.ts';
import { settingsMenu, settingsOf } from '../settings-menu.ts';
import type { SettingsGroup } from '../settings-menu.ts';

/** What the frame knows of the person and the organisation. */
export interface Shell {
  readonly viewer: Viewer;
  /** Name of the organisation; empty until the copy tells. */
  readonly organisation: string;
  readonly entries: readonly ShownEntry[];
  readonly settings: readonly SettingsGroup<ShownEntry>[];
}

const ShellContext = createContext<Shell | null>(null);

/** Gives the screens inside the frame what it knows. */
export const ShellProvider = ShellContext.Provider;

/** What the frame knows; null outside of it. */
export function useShell(): Shell | null {
  return useContext(ShellContext);
}

/** Works the shell out of what the copy holds. */
export function shellOf(viewer: Viewer, name: string, metadata: OrganisationMetadata): Shell {
  const settings = settingsOf(settingsMenu, viewer, metadata);
  return { viewer, organisation: name, entries: menuOf(menu, viewer, metadata), settings };
}

/** Tells of a path whether the person may open it, as far as the menu knows the path. */
export function useMayOpen(): (path: string) => boolean {
  const shell = useShell();
  return (path) => {
    // Who may see a person is for that person's screens to say: at least everybody sees themselves.
    if (shell === null || personPath.test(path)) return true;
    const everything = [...menu, ...settingsMenu.flatMap(({ entries }) => entries)].map(asShown);
    const wanted = currentOf(everything, path);
    if (wanted === undefined) return true;
    const settings = shell.settings.flatMap(({ entries }) => entries);
    return [...shell.entries, ...settings]
      .flatMap((entry) => [entry, ...entry.children])
      .some(({ to, label }) => to === wanted.to && label === wanted.label);
  };
}

const personPath = /^\/people\/[0-9a-f]{8}-/i;

function asShown(entry: (typeof menu)[number]): ShownEntry {
  const { children = [], ...own } = entry;
  return { ...own, isPreview: false, children: children.map(asShown) };
}
