import { IconKey, IconUsers } from '@tabler/icons-react';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canAddPeople, canReadPermissions, canViewOthers, isAdmin } from '#permissions/domain';
import { adminRoutes, peopleRoutes } from './routes.tsx';
import type { LoadPeopleParts } from './routes.tsx';

/** People, their permissions and the admins. */
export const peopleFeature = webFeature<Viewer, { readonly loadPeopleParts: LoadPeopleParts }>({
  name: 'people',
  addresses: {
    guarded: [
      ['/people', 'People'],
      ['/people/new', 'New person'],
      ['/people/{uuid}', 'Person'],
      ['/permissions', 'Permissions'],
      ['/settings/admins', 'Admins'],
    ],
  },
  routes: {
    framed: (parent, { loadPeopleParts }) => peopleRoutes(parent, loadPeopleParts),
    settings: adminRoutes,
  },
  menu: [
    { label: 'People', to: '/people', icon: IconUsers, order: 40, mayOpen: canViewOthers },
    { label: 'List', to: '/people', under: '/people', order: 10 },
    {
      ...{ label: 'Permissions', to: '/permissions', icon: IconKey, order: 60 },
      mayOpen: canReadPermissions,
    },
  ],
  settings: [
    { label: 'Admins', to: '/settings/admins', under: 'Organisation', order: 20, mayOpen: isAdmin },
  ],
  access: [{ label: 'New person', to: '/people/new', mayOpen: canAddPeople }],
});
