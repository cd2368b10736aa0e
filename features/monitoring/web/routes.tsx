import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { crewSearch, hoursSearch, matrixSearch } from '#heat/web';
import type { CrewSearch, HoursSearch, MatrixSearch } from '#heat/web';
import { dashboardFilterFromSearch, searchFromDashboardFilter } from '#dashboard/domain';
import type { DashboardSearch } from '#dashboard/domain';
import { monitoringPage } from '#monitoring/domain';

/**
 * URL search: the filter and the choices of the risk matrix, or the location of a crew card or
 * planner.
 */
type MonitoringSearch = DashboardSearch & MatrixSearch & Partial<CrewSearch> & Partial<HoursSearch>;

/** /monitoring, with its filter in the URL. */
export function monitoringRoutes<Parent extends AnyRoute>(parent: Parent) {
  const monitoring = createRoute({
    getParentRoute: () => parent,
    path: '/monitoring',
    validateSearch: (search: Record<string, unknown>): MonitoringSearch => {
      const { crew_card, best_hours } = search;
      // The crew card and the planner replace the cards, and have no filter.
      if (typeof crew_card === 'string') return crewSearch(search);
      if (typeof best_hours === 'string') return hoursSearch(search);
      const filter = dashboardFilterFromSearch(search, monitoringPage);
      return { ...searchFromDashboardFilter(filter, monitoringPage), ...matrixSearch(search) };
    },
    component: lazyRouteComponent(
      () => import('./screens/monitoring-screen.tsx'),
      'MonitoringScreen',
    ),
  });
  return [monitoring] as const;
}
