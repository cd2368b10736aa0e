import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { mapSearch } from './map/map-search.ts';

/** /heatmap, with its day and job in the URL. */
export function heatRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/heatmap',
      validateSearch: mapSearch,
      component: lazyRouteComponent(() => import('./map/heat-map-screen.tsx'), 'HeatMapScreen'),
    }),
  ] as const;
}
