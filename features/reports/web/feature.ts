import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { reportRoutes } from './routes.tsx';

/** Reports by email. */
export const reportFeature = webFeature<Viewer>({
  name: 'reports',
  addresses: { guarded: [['/settings/reports', 'Reports', 'weekly monthly email summary']] },
  routes: { settings: reportRoutes },
  settings: [
    {
      label: 'Reports',
      to: '/settings/reports',
      under: 'Organisation',
      order: 50,
      mayOpen: isAdmin,
    },
  ],
});
