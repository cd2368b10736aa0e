import type { BetaFeature } from '#organisation/contract';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canLeadTags } from '#permissions/domain';
import type { TagParts, TagTab } from '#tags/web';
import { jobRoutes } from './routes.tsx';

/** What the pages of jobs need from higher features. */
export interface JobRouteParts {
  readonly loadTagParts: () => Promise<TagParts>;
  readonly membersTab: TagTab;
  readonly supervisorsTab: TagTab;
}

/** Jobs: the 13 factors of a job. */
export const jobFeature = webFeature<Viewer, JobRouteParts, BetaFeature>({
  name: 'jobs',
  addresses: {
    guarded: [
      ['/settings/jobs', 'Jobs'],
      ['/settings/jobs/{uuid}', 'Job'],
      ['/settings/jobs/{uuid}/members', 'Members of a job'],
      ['/settings/jobs/{uuid}/supervisors', 'Supervisors of a job'],
    ],
  },
  routes: {
    settings: (parent, { loadTagParts, membersTab, supervisorsTab }) =>
      jobRoutes(parent, loadTagParts, [membersTab, supervisorsTab]),
  },
  settings: [
    {
      ...{ label: 'Jobs', to: '/settings/jobs', under: 'People and places', order: 20 },
      ...{ mayOpen: canLeadTags, preview: 'heat stress' },
    },
  ],
});
