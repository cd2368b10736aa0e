import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { TestableDoor } from './door.ts';

/** /settings/sso and /settings/sso/azuread. */
export function workAccountRoutes<Parent extends AnyRoute>(parent: Parent, door: TestableDoor) {
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
      return { Directory: () => <DirectoryScreen door={door} /> };
    }, 'Directory'),
  });
  return [providers, directory] as const;
}
