import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';

/** /settings/2fa/enable. */
export function authSettingsRoutes<Parent extends AnyRoute>(parent: Parent) {
  const twoFactor = createRoute({
    getParentRoute: () => parent,
    path: '/settings/2fa/enable',
    component: lazyRouteComponent(
      () => import('./screens/two-factor-screen.tsx'),
      'TwoFactorScreen',
    ),
  });
  return [twoFactor] as const;
}
