import { IconDroplet } from '@tabler/icons-react';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { reachOf } from '#permissions/domain';
import { hydrationRoutes } from './routes.tsx';

/** The list of tests. */
export const hydrationFeature = webFeature<Viewer>({
  name: 'hydration',
  addresses: {
    guarded: [['/measurements', 'Measurements']],
  },
  routes: { framed: hydrationRoutes },
  menu: [
    {
      ...{ label: 'Measurements', to: '/measurements', icon: IconDroplet, order: 50 },
      mayOpen: (viewer) => {
        const { everybody, tag_ids } = reachOf(viewer, 'view_measure');
        return everybody || tag_ids.length > 0;
      },
    },
  ],
});
