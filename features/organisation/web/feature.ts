import { webFeature } from '#packages/feature/web';
import { organisationRoutes } from './routes.tsx';
import type { OrganisationRouteOptions } from './routes.tsx';

/**
 * The settings of the organisation.
 *
 * @param isAdmin who may change them, from a higher feature
 */
export function organisationFeature<Viewer>(isAdmin: (viewer: Viewer) => boolean) {
  return webFeature<Viewer, OrganisationRouteOptions>({
    name: 'organisation',
    addresses: { guarded: [['/settings/org', 'Organisation']] },
    routes: { settings: organisationRoutes },
    settings: [
      {
        ...{ label: 'Organisation', to: '/settings/org' },
        ...{ under: 'Organisation', order: 10, mayOpen: isAdmin },
      },
    ],
  });
}
