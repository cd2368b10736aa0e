import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { peopleSearch } from './people-search.ts';
import { featureTabs } from './person/person-tab-list.ts';

/** /people, /people/new, /people/{uuid} and the tabs of a person. */
export function peoplePagesRoutes<Parent extends AnyRoute>(parent: Parent) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/people',
    validateSearch: peopleSearch.validate,
    component: lazyRouteComponent(() => import('./screens/people-screen.tsx'), 'PeopleScreen'),
  });
  const added = createRoute({
    getParentRoute: () => parent,
    path: '/people/new',
    component: lazyRouteComponent(
      () => import('./screens/new-person-screen.tsx'),
      'NewPersonScreen',
    ),
  });
  const person = createRoute({
    getParentRoute: () => parent,
    path: '/people/$user_id',
    validateSearch: (search: Record<string, unknown>): { edit?: true } =>
      search['edit'] === true ? { edit: true } : {},
    component: lazyRouteComponent(
      () => import('./screens/person-overview-screen.tsx'),
      'PersonOverviewScreen',
    ),
  });
  const tabs = featureTabs.map(({ to, validateSearch = () => ({}), load }) =>
    createRoute({
      getParentRoute: () => parent,
      path: to,
      validateSearch,
      component: lazyRouteComponent(async () => {
        const [{ personTabScreen }, Content] = await Promise.all([
          import('./screens/person-tab-screen.tsx'),
          load(),
        ]);
        return { Screen: personTabScreen(Content) };
      }, 'Screen'),
    }),
  );
  return [list, added, person, ...tabs] as const;
}
