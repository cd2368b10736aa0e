import { IconUsers } from '@tabler/icons-react';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canAddPeople, canViewOthers } from '#permissions/domain';
import { peopleSearch } from './people-search.ts';
import { featureTabs } from './person/person-tab-list.ts';

/** The list of people, and the page of each with the tabs and cards of other features. */
export const peoplePagesFeature = webFeature<Viewer>({
  name: 'people-pages',
  addresses: {
    guarded: [
      ['/people', 'People', 'workers crew employees list'],
      ['/people/new', 'New person', 'add worker employee'],
      ['/people/{uuid}', 'Person'],
      ['/people/{uuid}/hydration', 'Hydration'],
      ['/people/{uuid}/hydration-baseline', 'Hydration baseline'],
      ['/people/{uuid}/sweat', 'Sweat'],
      ['/people/{uuid}/courses', 'Courses of a person'],
    ],
  },
  routes: {
    framed: screens(() => [
      {
        path: '/people',
        search: peopleSearch.validate,
        load: async () => (await import('./screens/people-screen.tsx')).PeopleScreen,
      },
      {
        path: '/people/new',
        load: async () => (await import('./screens/new-person-screen.tsx')).NewPersonScreen,
      },
      {
        path: '/people/$user_id',
        search: ({ edit }): { edit?: true } => (edit === true ? { edit } : {}),
        load: async () =>
          (await import('./screens/person-overview-screen.tsx')).PersonOverviewScreen,
      },
      ...featureTabs.map(({ to, validateSearch = () => ({}), load }) => ({
        path: to,
        search: validateSearch,
        load: async () => {
          const [{ personTabScreen }, Content] = await Promise.all([
            import('./screens/person-tab-screen.tsx'),
            load(),
          ]);
          return personTabScreen(Content);
        },
      })),
    ]),
  },
  menu: [
    {
      ...{ label: 'People', to: '/people', icon: IconUsers, order: 40, mayOpen: canViewOthers },
      phone: { order: 20 },
    },
    { label: 'List', to: '/people', under: '/people', order: 10 },
  ],
  access: [{ label: 'New person', to: '/people/new', mayOpen: canAddPeople }],
});
