import type { BetaFeature } from '#organisation/contract';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canLeadTags } from '#permissions/domain';
import { tagPagesRoutes } from './routes.tsx';

/** The lists of tags, jobs and locations, and the page of each. */
export const tagPagesFeature = webFeature<Viewer, unknown, BetaFeature>({
  name: 'tag-pages',
  addresses: {
    guarded: [
      ['/settings/tags', 'Tags'],
      ['/settings/tags/{uuid}', 'Tag'],
      ['/settings/tags/{uuid}/members', 'Members of a tag'],
      ['/settings/jobs', 'Jobs'],
      ['/settings/jobs/{uuid}', 'Job'],
      ['/settings/jobs/{uuid}/members', 'Members of a job'],
      ['/settings/jobs/{uuid}/supervisors', 'Supervisors of a job'],
      ['/settings/locations', 'Locations'],
      ['/settings/locations/{uuid}', 'Location'],
      ['/settings/locations/{uuid}/members', 'Members of a location'],
      ['/settings/locations/{uuid}/supervisors', 'Supervisors of a location'],
    ],
  },
  routes: { settings: tagPagesRoutes },
  settings: [
    {
      ...{ label: 'Tags', to: '/settings/tags', under: 'People and places', order: 10 },
      mayOpen: canLeadTags,
    },
    {
      ...{ label: 'Jobs', to: '/settings/jobs', under: 'People and places', order: 20 },
      ...{ mayOpen: canLeadTags, preview: 'heat stress' },
    },
    {
      ...{ label: 'Locations', to: '/settings/locations', under: 'People and places', order: 30 },
      ...{ mayOpen: canLeadTags, preview: 'heat stress' },
    },
  ],
});
