import { IconLayoutDashboard } from '@tabler/icons-react';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { dashboardRoutes } from './routes.tsx';

/** The dashboard and its cards. */
export const dashboardFeature = webFeature<Viewer>({
  name: 'dashboard',
  addresses: { guarded: [['/dashboard', 'Dashboard']] },
  routes: { framed: dashboardRoutes },
  menu: [{ label: 'Dashboard', to: '/dashboard', icon: IconLayoutDashboard, order: 10 }],
});
