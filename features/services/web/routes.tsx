import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { serviceSearchOf } from './service-search.ts';

/** /settings/services: what the product stands on, and whether it works. */
export function serviceRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/settings/services',
      validateSearch: serviceSearchOf,
      component: lazyRouteComponent(
        () => import('./screens/services-screen.tsx'),
        'ServicesScreen',
      ),
    }),
  ] as const;
}
