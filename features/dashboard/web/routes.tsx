import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { dashboardFilterFromSearch, searchFromDashboardFilter } from '#dashboard/domain';
import type { DashboardSearch } from '#dashboard/domain';

/** What is open over the dashboard. */
interface Opened {
  help?: 'calendar';
  export?: true;
}

/** Parts of higher features. */
export interface DashboardParts {
  /** Loads the link to what needs attention. */
  loadAttentionLink: () => Promise<ComponentType>;
}

/** /dashboard, with its filter and what is open over it in the URL. */
export function dashboardRoutes({ loadAttentionLink }: DashboardParts) {
  return (parent: AnyRoute) => {
    const dashboard = createRoute({
      getParentRoute: () => parent,
      path: '/dashboard',
      validateSearch: (search: Record<string, unknown>): DashboardSearch & Opened => ({
        ...searchFromDashboardFilter(dashboardFilterFromSearch(search)),
        ...(search['help'] === 'calendar' && { help: 'calendar' }),
        ...(search['export'] === true && { export: true }),
      }),
      component: lazyRouteComponent(async () => {
        const [{ dashboardScreen }, AttentionLink] = await Promise.all([
          import('./screens/dashboard-screen.tsx'),
          loadAttentionLink(),
        ]);
        return { Screen: dashboardScreen(AttentionLink) };
      }, 'Screen'),
    });
    return [dashboard] as const;
  };
}
