import type { BetaFeature } from '#organisation/contract';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { readingSearch } from './reading-search.ts';

/** Meter readings of locations. */
export const readingFeature = webFeature<Viewer, unknown, BetaFeature>({
  name: 'readings',
  addresses: { guarded: [['/monitoring/readings', 'Meter readings']] },
  routes: {
    framed: screens(() => [
      {
        path: '/monitoring/readings',
        search: readingSearch.validate,
        load: async () => (await import('./readings-screen.tsx')).ReadingsScreen,
      },
    ]),
  },
  menu: [
    {
      ...{ label: 'Meter readings', to: '/monitoring/readings', under: '/monitoring', order: 46 },
      preview: 'heat stress',
    },
  ],
});
