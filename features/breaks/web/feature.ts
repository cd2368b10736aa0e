import type { BetaFeature } from '#organisation/contract';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { breakSearch } from './break-search.ts';

/** Breaks in the heat. */
export const breakFeature = webFeature<Viewer, unknown, BetaFeature>({
  name: 'breaks',
  addresses: { guarded: [['/monitoring/breaks', 'Breaks', 'rest rests pause']] },
  routes: {
    framed: screens(() => [
      {
        path: '/monitoring/breaks',
        search: breakSearch.validate,
        load: async () => (await import('./breaks-screen.tsx')).BreaksScreen,
      },
    ]),
  },
  menu: [
    {
      ...{ label: 'Breaks', to: '/monitoring/breaks', under: '/monitoring', order: 45 },
      preview: 'heat stress',
    },
  ],
});
