import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { dashboardFilterFromSearch, searchFromDashboardFilter } from '#dashboard/domain';
import type { DashboardSearch } from '#dashboard/domain';

/** What is open over the dashboard. */
interface Opened {
  help?: 'calendar';
  export?: true;
}

/** /dashboard, with its filter and what is open over it in the URL. */
export function dashboardRoutes<Parent extends AnyRoute>(parent: Parent) {
  const dashboard = createRoute({
    getParentRoute: () => parent,
    path: '/dashboard',
    validateSearch: (search: Record<string, unknown>): DashboardSearch & Opened => ({
      ...searchFromDashboardFilter(dashboardFilterFromSearch(search)),
      ...(search['help'] === 'calendar' && { help: 'calendar' }),
      ...(search['export'] === true && { export: true }),
    }),
    component: lazyRouteComponent(
      () => import('./screens/dashboard-screen.tsx'),
      'DashboardScreen',
    ),
  });
  return [dashboard] as const;
}
