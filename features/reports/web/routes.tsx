import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { reportSearchOf } from './report-search.ts';

/** /settings/reports: scheduled reports, sent runs, and the audit log. */
export function reportRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/settings/reports',
      validateSearch: reportSearchOf,
      component: lazyRouteComponent(() => import('./screens/reports-screen.tsx'), 'ReportsScreen'),
    }),
  ] as const;
}
