import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { AuthRouteOptions } from './route-options.ts';

/** Replaces the token of a link in the URL, so that it is not kept in the history. */
const withoutToken = 'link';

/** The tokens of opened links, only in memory. */
const opened: Record<'password' | 'email', string | null> = { password: null, email: null };

/** /forgot-password, and the pages of the mailed links. */
export function passwordRoutes<Parent extends AnyRoute>(parent: Parent, options: AuthRouteOptions) {
  return [
    forgotRoute(parent, options),
    linkRoute(parent, options),
    confirmRoute(parent, options),
  ] as const;
}

/** /reset: removes all data of the product from this browser. */
export function resetRoute<Parent extends AnyRoute>(parent: Parent, options: AuthRouteOptions) {
  const { brand, countUnsent, resetDevice } = options;
  return createRoute({
    getParentRoute: () => parent,
    path: '/reset',
    component: lazyRouteComponent(async () => {
      const { ResetScreen } = await import('./screens/reset-screen.tsx');
      return { Reset: () => <ResetScreen {...{ brand, countUnsent, resetDevice }} /> };
    }, 'Reset'),
  });
}

function forgotRoute<Parent extends AnyRoute>(parent: Parent, { brand }: AuthRouteOptions) {
  return createRoute({
    getParentRoute: () => parent,
    path: '/forgot-password',
    component: lazyRouteComponent(async () => {
      const { ForgotPasswordScreen } = await import('./screens/forgot-password-screen.tsx');
      return { Forgot: () => <ForgotPasswordScreen brand={brand} /> };
    }, 'Forgot'),
  });
}

function linkRoute<Parent extends AnyRoute>(
  parent: Parent,
  { brand, goTo, signOut }: AuthRouteOptions,
) {
  return createRoute({
    getParentRoute: () => parent,
    path: '/forgot-password/$token',
    beforeLoad: ({ params, location, preload }) => {
      if (preload || params.token === withoutToken) return;
      opened.password = `${params.token}.${location.hash}`;
      throw redirect({ href: `/forgot-password/${withoutToken}`, replace: true });
    },
    component: lazyRouteComponent(async () => {
      const { NewPasswordScreen } = await import('./screens/new-password-screen.tsx');
      // The reset has ended all sign-ins, also one in this browser.
      const onDone = async () => {
        await signOut();
        goTo('/login?reason=updated');
      };
      return {
        NewPassword: () => (
          <NewPasswordScreen
            brand={brand}
            token={opened.password}
            onDone={onDone}
            key={opened.password}
          />
        ),
      };
    }, 'NewPassword'),
  });
}

function confirmRoute<Parent extends AnyRoute>(parent: Parent, { brand }: AuthRouteOptions) {
  return createRoute({
    getParentRoute: () => parent,
    path: '/confirm-email/$token',
    beforeLoad: ({ params, location, preload }) => {
      if (preload || params.token === withoutToken) return;
      opened.email = `${params.token}.${location.hash}`;
      throw redirect({ href: `/confirm-email/${withoutToken}`, replace: true });
    },
    component: lazyRouteComponent(async () => {
      const { ConfirmEmailScreen } = await import('./confirm/confirm-email-screen.tsx');
      return {
        Confirm: () => <ConfirmEmailScreen brand={brand} token={opened.email} key={opened.email} />,
      };
    }, 'Confirm'),
  });
}
