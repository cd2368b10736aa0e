import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { filterFromSearch, searchFromFilter } from '#measurements/domain';
import type { DateSearch } from '#measurements/domain';
import { monitoringPage } from '#monitoring/domain';

/** /monitoring, with its filter in the address. */
export function monitoringRoutes<Parent extends AnyRoute>(parent: Parent) {
  const monitoring = createRoute({
    getParentRoute: () => parent,
    path: '/monitoring',
    validateSearch: (search: Record<string, unknown>): DateSearch & { crew_card?: string } => {
      const { crew_card } = search;
      // The card of a crew stands in the place of the cards, and has no filter.
      if (typeof crew_card === 'string') return { crew_card };
      return searchFromFilter(filterFromSearch(search, monitoringPage), monitoringPage);
    },
    component: lazyRouteComponent(
      () => import('./screens/monitoring-screen.tsx'),
      'MonitoringScreen',
    ),
  });
  return [monitoring] as const;
}
