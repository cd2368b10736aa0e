import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { serviceRoutes } from './routes.tsx';

/** The status of the services that the server uses. */
export const serviceFeature = webFeature<Viewer>({
  name: 'services',
  addresses: { guarded: [['/settings/services', 'Services']] },
  routes: { settings: serviceRoutes },
  settings: [
    {
      label: 'Services',
      to: '/settings/services',
      under: 'Organisation',
      order: 40,
      mayOpen: isAdmin,
    },
  ],
});
