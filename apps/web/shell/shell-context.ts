import { createContext, useContext } from 'react';
import type { OrganisationMetadata } from '#organisation/contract';
import type { Viewer } from '#permissions/contract';
import { menu } from '../menu.ts';
import { menuOf } from '../menu-of.ts';
import type { ShownEntry } from '../menu-of.ts';
import type { Access } from '../entry-access.ts';
import { routeAccess } from '../route-access.ts';
import { settingsMenu, settingsOf } from '../settings-menu.ts';
import type { SettingsGroup } from '../settings-menu.ts';

/** Data of the frame about the person and the organisation. */
export interface Shell {
  readonly viewer: Viewer;
  /** Access of the person to a path. */
  readonly accessTo: (path: string) => Access;
  /** Name of the organisation; empty until loaded. */
  readonly organisation: string;
  readonly entries: readonly ShownEntry[];
  readonly settings: readonly SettingsGroup<ShownEntry>[];
}

const ShellContext = createContext<Shell | null>(null);

/** Provides it to the screens inside the frame. */
export const ShellProvider = ShellContext.Provider;

/** The data of the frame; null outside of it. */
export function useShell(): Shell | null {
  return useContext(ShellContext);
}

/** Computes it from the copy. */
export function shellOf(viewer: Viewer, name: string, metadata: OrganisationMetadata): Shell {
  const settings = settingsOf(settingsMenu, viewer, metadata);
  return {
    viewer,
    accessTo: (path) => routeAccess(path, viewer, metadata),
    organisation: name,
    entries: menuOf(menu, viewer, metadata),
    settings,
  };
}
