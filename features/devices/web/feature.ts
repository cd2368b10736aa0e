import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { deviceRoutes } from './routes.tsx';

/** Devices that tests are taken with. */
export const deviceFeature = webFeature<Viewer>({
  name: 'devices',
  addresses: { guarded: [['/settings/devices', 'Devices']] },
  routes: { settings: deviceRoutes },
  settings: [
    { label: 'Devices', to: '/settings/devices', under: 'Measuring', order: 50, mayOpen: isAdmin },
  ],
});
