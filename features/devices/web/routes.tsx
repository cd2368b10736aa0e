import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { deviceSearch } from './device-search.ts';

/** /settings/devices. */
export function deviceRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/settings/devices',
      validateSearch: deviceSearch.validate,
      component: lazyRouteComponent(() => import('./list/devices-screen.tsx'), 'DevicesScreen'),
    }),
  ] as const;
}
