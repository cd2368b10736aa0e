import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { placeFromSearch, searchFromPlace } from './list/list-search.ts';

/** /measurements. */
export function hydrationRoutes<Parent extends AnyRoute>(parent: Parent) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/measurements',
    validateSearch: (search: Record<string, unknown>) => searchFromPlace(placeFromSearch(search)),
    component: lazyRouteComponent(
      () => import('./screens/measurements-screen.tsx'),
      'MeasurementsScreen',
    ),
  });
  return [list] as const;
}
