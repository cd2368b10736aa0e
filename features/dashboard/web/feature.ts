import { IconLayoutDashboard, IconPrinter } from '@tabler/icons-react';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canViewOthers } from '#permissions/domain';
import { dashboardRoutes } from './routes.tsx';
import type { DashboardParts } from './routes.tsx';

/** The dashboard and its cards. */
export const dashboardFeature = (parts: DashboardParts) =>
  webFeature<Viewer>({
    name: 'dashboard',
    addresses: { guarded: [['/dashboard', 'Dashboard']] },
    routes: { framed: dashboardRoutes(parts) },
    commands: [
      {
        ...{ label: 'Export dashboard as PDF', synonyms: 'print save file report download' },
        ...{ icon: IconPrinter, mayUse: canViewOthers },
        action: { to: '/dashboard', search: { export: true } },
      },
    ],
    menu: [{ label: 'Dashboard', to: '/dashboard', icon: IconLayoutDashboard, order: 10 }],
  });
