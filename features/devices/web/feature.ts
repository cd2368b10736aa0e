import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { deviceSearch } from './device-search.ts';

/** Devices that tests are taken with. */
export const deviceFeature = webFeature<Viewer>({
  name: 'devices',
  addresses: { guarded: [['/settings/devices', 'Devices', 'reader token API serial']] },
  routes: {
    settings: screens(() => [
      {
        path: '/settings/devices',
        search: deviceSearch.validate,
        load: async () => (await import('./list/devices-screen.tsx')).DevicesScreen,
      },
    ]),
  },
  settings: [
    { label: 'Devices', to: '/settings/devices', under: 'Measuring', order: 50, mayOpen: isAdmin },
  ],
});
