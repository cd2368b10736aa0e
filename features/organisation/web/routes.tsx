import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';

/** /settings/org. */
export function organisationRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/settings/org',
      component: lazyRouteComponent(
        () => import('./screens/organisation-screen.tsx'),
        'OrganisationScreen',
      ),
    }),
  ] as const;
}
