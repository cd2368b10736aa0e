import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { serviceSearchOf } from './service-search.ts';

/** The status of the services that the server uses. */
export const serviceFeature = webFeature<Viewer>({
  name: 'services',
  addresses: { guarded: [['/settings/services', 'Services']] },
  routes: {
    settings: screens(() => [
      {
        path: '/settings/services',
        search: serviceSearchOf,
        load: async () => (await import('./screens/services-screen.tsx')).ServicesScreen,
      },
    ]),
  },
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
