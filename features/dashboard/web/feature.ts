import { IconLayoutDashboard } from '@tabler/icons-react';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { dashboardRoutes } from './routes.tsx';
import type { DashboardParts } from './routes.tsx';

/** The dashboard and its cards. */
export const dashboardFeature = (parts: DashboardParts) =>
  webFeature<Viewer>({
    name: 'dashboard',
    addresses: { guarded: [['/dashboard', 'Dashboard']] },
    routes: { framed: dashboardRoutes(parts) },
    menu: [{ label: 'Dashboard', to: '/dashboard', icon: IconLayoutDashboard, order: 10 }],
  });
