import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { PeoplePartsProvider } from './people-parts.ts';
import type { PeopleParts } from './people-parts.ts';
import { permissionSearch } from './permissions/permission-search.ts';
import { peopleSearch } from './people-search.ts';

/** Loads the parts from higher features when a screen is opened. */
export type LoadPeopleParts = () => Promise<PeopleParts>;

/** /people, /people/new, /people/{uuid} and /permissions. */
export function peopleRoutes<Parent extends AnyRoute>(parent: Parent, load: LoadPeopleParts) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/people',
    validateSearch: peopleSearch.validate,
    component: screen(load, async () => (await import('./screens/people-screen.tsx')).PeopleScreen),
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
    component: screen(
      load,
      async () => (await import('./screens/person-overview-screen.tsx')).PersonOverviewScreen,
    ),
  });
  const permissions = createRoute({
    getParentRoute: () => parent,
    path: '/permissions',
    validateSearch: permissionSearch.validate,
    component: lazyRouteComponent(
      () => import('./screens/permissions-screen.tsx'),
      'PermissionsScreen',
    ),
  });
  return [list, added, person, permissions] as const;
}

/** /settings/admins. */
export function adminRoutes<Parent extends AnyRoute>(parent: Parent) {
  const admins = createRoute({
    getParentRoute: () => parent,
    path: '/settings/admins',
    component: lazyRouteComponent(() => import('./screens/admins-screen.tsx'), 'AdminsScreen'),
  });
  return [admins] as const;
}

/** A screen that is loaded on demand, together with its parts. */
function screen(load: LoadPeopleParts, fetch: () => Promise<ComponentType>) {
  return lazyRouteComponent(async () => {
    const [Screen, parts] = await Promise.all([fetch(), load()]);
    return {
      Screen: () => (
        <PeoplePartsProvider value={parts}>
          <Screen />
        </PeoplePartsProvider>
      ),
    };
  }, 'Screen');
}
