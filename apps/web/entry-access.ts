import type { BetaFeature, OrganisationMetadata } from '#organisation/contract';
import { isSwitchedOn } from '#organisation/domain';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import type { MenuEntry } from './menu.ts';

/** What a person sees at an address: its screen, a card about a preview feature, or no access. */
export type Access = { is: 'open' } | { is: 'off'; feature: BetaFeature } | { is: 'not_permitted' };

/** Whether a person may open an entry; admins may switch on a preview feature that is off. */
export function entryAccess(
  { mayOpen, preview }: Pick<MenuEntry, 'mayOpen' | 'preview'>,
  viewer: Viewer,
  metadata: OrganisationMetadata,
): Access {
  if (mayOpen?.(viewer) === false) return { is: 'not_permitted' };
  if (preview === undefined || isSwitchedOn(metadata, preview)) return { is: 'open' };
  return isAdmin(viewer) ? { is: 'off', feature: preview } : { is: 'not_permitted' };
}
