import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { filterFromSearch, searchFromFilter } from '#measurements/domain';
import type { DateSearch } from '#measurements/domain';

/** /dashboard, with its date filter in the address, and the help that is open. */
export function dashboardRoutes<Parent extends AnyRoute>(parent: Parent) {
  const dashboard = createRoute({
    getParentRoute: () => parent,
    path: '/dashboard',
    validateSearch: (search: Record<string, unknown>): DateSearch & { help?: 'calendar' } => ({
      ...searchFromFilter(filterFromSearch(search)),
      ...(search['help'] === 'calendar' && { help: 'calendar' }),
    }),
    component: lazyRouteComponent(
      () => import('./screens/dashboard-screen.tsx'),
      'DashboardScreen',
    ),
  });
  return [dashboard] as const;
}
