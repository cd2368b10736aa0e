import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { filterFromSearch, searchFromFilter } from '#measurements/domain';

/** /dashboard, with its date filter in the address. */
export function dashboardRoutes<Parent extends AnyRoute>(parent: Parent) {
  const dashboard = createRoute({
    getParentRoute: () => parent,
    path: '/dashboard',
    validateSearch: (search: Record<string, unknown>) => searchFromFilter(filterFromSearch(search)),
    component: lazyRouteComponent(
      () => import('./screens/dashboard-screen.tsx'),
      'DashboardScreen',
    ),
  });
  return [dashboard] as const;
}
