import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';

/** /people/import. */
export function importRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/people/import',
      component: lazyRouteComponent(() => import('./screens/import-screen.tsx'), 'ImportScreen'),
    }),
  ] as const;
}
