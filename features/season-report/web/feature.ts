import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canLeadTags } from '#permissions/domain';
import { seasonSearchOf } from './season-search.ts';

/** The season report, and the rows behind its figures. */
export const seasonFeature = webFeature<Viewer>({
  name: 'season-report',
  addresses: { guarded: [['/monitoring/season', 'Season report']] },
  routes: {
    framed: screens(() => [
      {
        path: '/monitoring/season',
        search: seasonSearchOf,
        load: async () => (await import('./season-screen.tsx')).SeasonScreen,
      },
    ]),
  },
  menu: [
    {
      ...{ label: 'Season report', to: '/monitoring/season', under: '/monitoring', order: 60 },
      mayOpen: canLeadTags,
    },
  ],
});
