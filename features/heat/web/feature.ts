import { IconMap2 } from '@tabler/icons-react';
import type { BetaFeature } from '#organisation/contract';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canViewOthers } from '#permissions/domain';
import { heatRoutes } from './routes.tsx';

/** The heat map. */
export const heatFeature = webFeature<Viewer, unknown, BetaFeature>({
  name: 'heat',
  addresses: { guarded: [['/heatmap', 'Heat map', 'weather temperature sites locations']] },
  routes: { framed: heatRoutes },
  menu: [
    {
      ...{ label: 'Heat map', to: '/heatmap', icon: IconMap2, order: 30 },
      ...{ mayOpen: canViewOthers, preview: 'heat stress' },
    },
  ],
});
