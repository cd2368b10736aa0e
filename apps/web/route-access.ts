import type { OrganisationMetadata } from '#organisation/contract';
import type { Viewer } from '#permissions/contract';
import { entryAccess } from './entry-access.ts';
import type { Access } from './entry-access.ts';
import { menu } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import { besideTheMenu, settingsMenu } from './settings-menu.ts';

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
  for (const entry of wanted) {
    const access = entryAccess(entry, viewer, metadata);
    if (access.is !== 'open') return access;
  }
  return { is: 'open' };
}

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
