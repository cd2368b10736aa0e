import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { thermalSearchOf } from './thermal-search.ts';

/** /settings/dehydration-risk-assessment. */
export function assessmentRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/settings/dehydration-risk-assessment',
      validateSearch: thermalSearchOf,
      component: lazyRouteComponent(() => import('./thermal-screen.tsx'), 'ThermalScreen'),
    }),
  ] as const;
}
