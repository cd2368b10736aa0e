import type { BetaFeature, OrganisationMetadata } from '#organisation/contract';
import { isSwitchedOn } from '#organisation/domain';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import type { MenuEntry } from './menu.ts';

/** What somebody finds at an address: its screen, a card about a preview, or nothing for them. */
export type Access = { is: 'open' } | { is: 'off'; feature: BetaFeature } | { is: 'not_permitted' };

/** Whether one person may open an entry; a preview that is off is an admin's to switch on. */
export function entryAccess(
  { mayOpen, preview }: Pick<MenuEntry, 'mayOpen' | 'preview'>,
  viewer: Viewer,
  metadata: OrganisationMetadata,
): Access {
  if (mayOpen?.(viewer) === false) return { is: 'not_permitted' };
  if (preview === undefined || isSwitchedOn(metadata, preview)) return { is: 'open' };
  return isAdmin(viewer) ? { is: 'off', feature: preview } : { is: 'not_permitted' };
}
