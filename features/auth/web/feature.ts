import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import type { AuthRouteOptions } from './route-options.ts';
import { authRoutes } from './routes.tsx';

/** Sign-in, sign-out, passwords and the second factor. */
export const authFeature = webFeature<Viewer, AuthRouteOptions>({
  name: 'auth',
  addresses: {
    public: [
      ['/reset', 'Reset this device'],
      ['/login', 'Sign in'],
      ['/logout', 'Signed out'],
      ['/forgot-password', 'Forgot password'],
      ['/forgot-password/{uuid}', 'New password'],
      ['/confirm-email/{uuid}', 'Confirm email'],
    ],
    guarded: [['/settings/2fa/enable', 'Two-factor sign-in']],
  },
  routes: {
    plain: authRoutes,
    settings: screens(() => [
      {
        path: '/settings/2fa/enable',
        load: async () => (await import('./screens/two-factor-screen.tsx')).TwoFactorScreen,
      },
    ]),
  },
  settings: [{ label: 'Two-factor sign-in', to: '/settings/2fa/enable', under: 'You', order: 20 }],
});
