import { IconKey } from '@tabler/icons-react';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canReadPermissions, isAdmin } from '#permissions/domain';
import { adminRoutes, permissionRoutes } from './routes.tsx';

/** Permissions of people, and the admins. */
export const peopleFeature = webFeature<Viewer>({
  name: 'people',
  addresses: {
    guarded: [
      ['/permissions', 'Permissions'],
      ['/settings/admins', 'Admins'],
    ],
  },
  routes: { framed: permissionRoutes, settings: adminRoutes },
  menu: [
    {
      ...{ label: 'Permissions', to: '/permissions', icon: IconKey, order: 60 },
      mayOpen: canReadPermissions,
    },
  ],
  settings: [
    { label: 'Admins', to: '/settings/admins', under: 'Organisation', order: 20, mayOpen: isAdmin },
  ],
});
