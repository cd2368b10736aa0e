import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { filterFromSearch } from './audit-search.ts';

/** /settings/reports, with the audit log as its tab. */
export function auditRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/settings/reports',
      validateSearch: filterFromSearch,
      component: lazyRouteComponent(() => import('./screens/reports-screen.tsx'), 'ReportsScreen'),
    }),
  ] as const;
}
