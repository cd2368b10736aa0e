import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { serviceSearchOf } from './service-search.ts';

/** /settings/services: the services of the product and their state. */
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
