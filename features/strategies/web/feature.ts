import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { strategyRoutes } from './routes.tsx';

/** How often people should be tested. */
export const strategyFeature = webFeature<Viewer>({
  name: 'strategies',
  addresses: { guarded: [['/settings/strategy', 'Strategy']] },
  routes: { settings: strategyRoutes },
  settings: [
    {
      label: 'Strategy',
      to: '/settings/strategy',
      under: 'Measuring',
      order: 10,
      mayOpen: isAdmin,
    },
  ],
});
