import { IconUsers } from '@tabler/icons-react';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canAddPeople, canViewOthers } from '#permissions/domain';
import { peoplePagesRoutes } from './routes.tsx';

/** The list of people, and the page of each with the tabs and cards of other features. */
export const peoplePagesFeature = webFeature<Viewer>({
  name: 'people-pages',
  addresses: {
    guarded: [
      ['/people', 'People'],
      ['/people/new', 'New person'],
      ['/people/{uuid}', 'Person'],
      ['/people/{uuid}/hydration', 'Hydration'],
      ['/people/{uuid}/hydration-baseline', 'Hydration baseline'],
      ['/people/{uuid}/sweat', 'Sweat'],
    ],
  },
  routes: { framed: peoplePagesRoutes },
  menu: [
    { label: 'People', to: '/people', icon: IconUsers, order: 40, mayOpen: canViewOthers },
    { label: 'List', to: '/people', under: '/people', order: 10 },
  ],
  access: [{ label: 'New person', to: '/people/new', mayOpen: canAddPeople }],
});
