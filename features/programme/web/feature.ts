import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { programmeSearchOf } from './programme-search.ts';

/** The self-check of a heat illness prevention programme. */
export const programmeFeature = webFeature<Viewer>({
  name: 'programme',
  addresses: {
    guarded: [
      ['/settings/osha-assessment', 'OSHA self-check', 'assessment audit programme gaps HIIPP'],
    ],
  },
  routes: {
    settings: screens(() => [
      {
        path: '/settings/osha-assessment',
        search: programmeSearchOf,
        load: async () => (await import('./programme-screen.tsx')).ProgrammeScreen,
      },
    ]),
  },
  settings: [
    {
      ...{ label: 'OSHA self-check', to: '/settings/osha-assessment' },
      ...{ under: 'Heat and alerts', order: 50, mayOpen: isAdmin },
    },
  ],
});
