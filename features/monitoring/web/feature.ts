import { IconHeartRateMonitor } from '@tabler/icons-react';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canViewOthers } from '#permissions/domain';
import { monitoringRoutes } from './routes.tsx';

/** The cards of the last hours. */
export const monitoringFeature = webFeature<Viewer>({
  name: 'monitoring',
  addresses: { guarded: [['/monitoring', 'Monitoring']] },
  routes: { framed: monitoringRoutes },
  menu: [
    {
      ...{ label: 'Monitoring', to: '/monitoring', icon: IconHeartRateMonitor, order: 20 },
      mayOpen: canViewOthers,
    },
    { label: 'Overview', to: '/monitoring', under: '/monitoring', order: 10 },
  ],
});
