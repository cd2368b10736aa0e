import { createContext, useContext } from 'react';
import type { OrganisationMetadata } from '#organisation/contract';
import type { Viewer } from '#permissions/contract';
import { menu } from '../menu.ts';
import type { MenuEntry } from '../menu.ts';
import { menuOf } from '../menu-of.ts';
import { entryAccess } from '../entry-access.ts';
import type { Access } from '../entry-access.ts';
import { besideTheMenu, settingsMenu, settingsOf } from '../settings-menu.ts';

/** Data of the frame about the person and the organisation. */
export type Shell = ReturnType<typeof shellOf>;

const ShellContext = createContext<Shell | null>(null);

/** Provides it to the screens inside the frame. */
export const ShellProvider = ShellContext.Provider;

/** The data of the frame; null outside of it. */
export function useShell(): Shell | null {
  return useContext(ShellContext);
}

/** Computes it from the copy. */
export function shellOf(viewer: Viewer, name: string, metadata: OrganisationMetadata) {
  return {
    ...{ viewer, metadata },
    /** Access of the person to a path. */
    accessTo: (path: string) => routeAccess(path, viewer, metadata),
    /** Name of the organisation; empty until loaded. */
    organisation: name,
    entries: menuOf(menu, viewer, metadata),
    settings: settingsOf(settingsMenu, viewer, metadata),
  };
}

/**
 * Whether a person may open an address, by the longest matching entry and its parents. Addresses
 * without an entry are open.
 */
export function routeAccess(path: string, viewer: Viewer, metadata: OrganisationMetadata): Access {
  // Their screens decide, as everybody sees at least themselves.
  if (ownPath.test(path)) return { is: 'open' };
  const [wanted = []] = chains
    .filter((chain) => `${path}/`.startsWith(`${addressOf(chain)}/`))
    .sort((a, b) => addressOf(b).length - addressOf(a).length);
  for (const entry of path === ownAlerts ? wanted.slice(-1) : wanted) {
    const access = entryAccess(entry, viewer, metadata);
    if (access.is !== 'open') return access;
  }
  return { is: 'open' };
}

/**
 * The links of alerts lead there. Somebody who supervises nobody may receive alerts of a tag, and sees
 * only these.
 */
const ownAlerts = '/monitoring/alerts';

const ownPath = /^\/(?:permissions(?:\/|$)|people\/[0-9a-f]{8}-)/i;

/** Each entry after its parents. */
const chains: readonly (readonly MenuEntry[])[] = [
  ...menu,
  ...settingsMenu.flatMap(({ entries }) => entries),
  ...besideTheMenu,
].flatMap((entry) => [[entry], ...(entry.children ?? []).map((child) => [entry, child])]);

function addressOf(chain: readonly MenuEntry[]): string {
  return chain.at(-1)?.to ?? '';
}
