import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';

/** What the app passes in. */
export interface OrganisationRouteOptions {
  /** The organisation of the signed-in person. */
  ownId: () => string;
}

/** /settings/org. */
export function organisationRoutes<Parent extends AnyRoute>(
  parent: Parent,
  { ownId }: OrganisationRouteOptions,
) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/settings/org',
      component: lazyRouteComponent(async () => {
        const { OrganisationScreen } = await import('./screens/organisation-screen.tsx');
        return { Organisation: () => <OrganisationScreen org_id={ownId()} /> };
      }, 'Organisation'),
    }),
  ] as const;
}
