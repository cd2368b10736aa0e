import { IconKey } from '@tabler/icons-react';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canReadPermissions, canViewOthers, isAdmin } from '#permissions/domain';
import { permissionSearch } from './permissions/permission-search.ts';

/** Permissions of people, the admins, and badges. */
export const peopleFeature = webFeature<Viewer>({
  name: 'people',
  addresses: {
    guarded: [
      ['/permissions', 'Permissions'],
      ['/people/badges', 'Badges', 'QR cards print'],
      ['/settings/admins', 'Admins'],
    ],
  },
  routes: {
    framed: screens(() => [
      {
        path: '/permissions',
        search: permissionSearch.validate,
        load: async () => (await import('./screens/permissions-screen.tsx')).PermissionsScreen,
      },
      {
        path: '/people/badges',
        load: async () => (await import('./badges/badges-screen.tsx')).BadgesScreen,
      },
    ]),
    settings: screens(() => [
      {
        path: '/settings/admins',
        load: async () => (await import('./screens/admins-screen.tsx')).AdminsScreen,
      },
    ]),
  },
  menu: [
    {
      ...{ label: 'Permissions', to: '/permissions', icon: IconKey, order: 60 },
      mayOpen: canReadPermissions,
    },
  ],
  access: [{ label: 'Badges', to: '/people/badges', mayOpen: canViewOthers }],
  settings: [
    { label: 'Admins', to: '/settings/admins', under: 'Organisation', order: 20, mayOpen: isAdmin },
  ],
});
