import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { dashboardFilterFromSearch, searchFromDashboardFilter } from '#dashboard/domain';
import type { DashboardSearch } from '#dashboard/domain';

/** /dashboard, with its filter and the open help in the URL. */
export function dashboardRoutes<Parent extends AnyRoute>(parent: Parent) {
  const dashboard = createRoute({
    getParentRoute: () => parent,
    path: '/dashboard',
    validateSearch: (search: Record<string, unknown>): DashboardSearch & { help?: 'calendar' } => ({
      ...searchFromDashboardFilter(dashboardFilterFromSearch(search)),
      ...(search['help'] === 'calendar' && { help: 'calendar' }),
    }),
    component: lazyRouteComponent(
      () => import('./screens/dashboard-screen.tsx'),
      'DashboardScreen',
    ),
  });
  return [dashboard] as const;
}
