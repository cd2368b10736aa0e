import { IconArmchair } from '@tabler/icons-react';
import type { BetaFeature } from '#organisation/contract';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canViewOthers } from '#permissions/domain';
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
  commands: [
    {
      ...{ label: 'Start break', synonyms: 'rest pause begin cool down', icon: IconArmchair },
      ...{ mayUse: canViewOthers, preview: 'heat stress', action: { to: '/monitoring/breaks' } },
    },
  ],
  menu: [
    {
      ...{ label: 'Breaks', to: '/monitoring/breaks', under: '/monitoring', order: 45 },
      preview: 'heat stress',
    },
  ],
});
