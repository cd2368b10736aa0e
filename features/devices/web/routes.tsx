import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { deviceQueryOf, searchOfDeviceQuery } from './device-search.ts';

/** /settings/devices. */
export function deviceRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/settings/devices',
      validateSearch: (search: Record<string, unknown>) =>
        searchOfDeviceQuery(deviceQueryOf(search)),
      component: lazyRouteComponent(() => import('./screens/devices-screen.tsx'), 'DevicesScreen'),
    }),
  ] as const;
}
