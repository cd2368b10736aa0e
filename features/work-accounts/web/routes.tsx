import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { longestSearch } from '#work-accounts/contract';
import type { TestableClient } from './work-account-client.ts';

/** /people/add/azuread. */
export function directoryRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/people/add/azuread',
      validateSearch: ({ search }: Record<string, unknown>): { search?: string } => {
        const words =
          typeof search === 'string' || typeof search === 'number' ? String(search) : '';
        return words.trim() === '' ? {} : { search: words.trim().slice(0, longestSearch) };
      },
      component: lazyRouteComponent(
        () => import('./screens/add-people-screen.tsx'),
        'AddPeopleScreen',
      ),
    }),
  ] as const;
}

/** /settings/sso and /settings/sso/azuread. */
export function workAccountRoutes<Parent extends AnyRoute>(
  parent: Parent,
  workAccountClient: TestableClient,
) {
  const providers = createRoute({
    getParentRoute: () => parent,
    path: '/settings/sso',
    component: lazyRouteComponent(() => import('./screens/sso-screen.tsx'), 'SsoScreen'),
  });
  const directory = createRoute({
    getParentRoute: () => parent,
    path: '/settings/sso/azuread',
    component: lazyRouteComponent(async () => {
      const { DirectoryScreen } = await import('./screens/directory-screen.tsx');
      return { Directory: () => <DirectoryScreen workAccountClient={workAccountClient} /> };
    }, 'Directory'),
  });
  return [providers, directory] as const;
}
