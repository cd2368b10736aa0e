import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { dashboardFilterFromSearch, searchFromDashboardFilter } from '#dashboard/domain';
import type { DashboardSearch } from '#dashboard/domain';

/** /dashboard, with its filter of dates and people in the address, and the help that is open. */
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
