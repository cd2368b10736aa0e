import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';

/** /settings/strategy, for admins. */
export function strategyRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/settings/strategy',
      component: lazyRouteComponent(
        () => import('./screens/strategy-screen.tsx'),
        'StrategyScreen',
      ),
    }),
  ] as const;
}
