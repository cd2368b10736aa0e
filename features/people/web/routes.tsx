import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { permissionSearch } from './permissions/permission-search.ts';

/** /permissions. */
export function permissionRoutes<Parent extends AnyRoute>(parent: Parent) {
  const permissions = createRoute({
    getParentRoute: () => parent,
    path: '/permissions',
    validateSearch: permissionSearch.validate,
    component: lazyRouteComponent(
      () => import('./screens/permissions-screen.tsx'),
      'PermissionsScreen',
    ),
  });
  return [permissions] as const;
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
