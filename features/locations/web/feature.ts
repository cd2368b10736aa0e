import type { BetaFeature } from '#organisation/contract';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canLeadTags } from '#permissions/domain';
import type { TagParts, TagTab } from '#tags/web';
import { locationRoutes } from './routes.tsx';

/** What the pages of locations need of higher features. */
export interface LocationRouteParts {
  readonly loadTagParts: () => Promise<TagParts>;
  readonly membersTab: TagTab;
  readonly supervisorsTab: TagTab;
}

/** Locations: the coordinates of a location. */
export const locationFeature = webFeature<Viewer, LocationRouteParts, BetaFeature>({
  name: 'locations',
  addresses: {
    guarded: [
      ['/settings/locations', 'Locations'],
      ['/settings/locations/{uuid}', 'Location'],
      ['/settings/locations/{uuid}/members', 'Members of a location'],
      ['/settings/locations/{uuid}/supervisors', 'Supervisors of a location'],
    ],
  },
  routes: {
    settings: (parent, { loadTagParts, membersTab, supervisorsTab }) =>
      locationRoutes(parent, loadTagParts, [membersTab, supervisorsTab]),
  },
  settings: [
    {
      ...{ label: 'Locations', to: '/settings/locations', under: 'People and places', order: 30 },
      ...{ mayOpen: canLeadTags, preview: 'heat stress' },
    },
  ],
});
