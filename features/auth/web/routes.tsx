import {
  createRoute,
  lazyRouteComponent,
  redirect,
  useRouteContext,
  useSearch,
} from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { AuthRouteOptions } from './route-options.ts';
import { takeSignOutIntent } from './sign-out-intent.ts';

/** URL search of the sign-in screen. */
export interface SignInSearch {
  /** The page that the visitor wanted. */
  redirect?: string;
  /** 'ended': an earlier sign-in expired; 'updated': a new password was set. */
  reason?: 'ended' | 'updated';
}

/** The page after a sign-in without a wanted page. */
const home = '/dashboard';

/** /login, /logout, /reset and the pages for a forgotten password. */
export function authRoutes<Parent extends AnyRoute>(parent: Parent, options: AuthRouteOptions) {
  return [
    signInRoute(parent, options),
    signOutRoute(parent, options),
    resetRoute(parent, options),
    ...passwordRoutes(parent, options),
  ] as const;
}

/** The URL after signing in: the wanted one if it is a known page of the app, otherwise home. */
export function targetOf(wanted: string | undefined, isKnown: (path: string) => boolean): string {
  if (wanted === undefined || !/^\/(?![/\\])/.test(wanted)) return home;
  const path = wanted.replace(/[?#].*$/s, '');
  return isKnown(path) ? wanted : home;
}

function isReason(value: unknown): value is 'ended' | 'updated' {
  return value === 'ended' || value === 'updated';
}

function signInRoute<Parent extends AnyRoute>(parent: Parent, options: AuthRouteOptions) {
  const { auth, brand, isKnownTarget, goTo, workAccounts } = options;
  return createRoute({
    getParentRoute: () => parent,
    path: '/login',
    validateSearch: (search: Record<string, unknown>): SignInSearch => ({
      ...(typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {}),
      ...(isReason(search['reason']) ? { reason: search['reason'] } : {}),
    }),
    beforeLoad: ({ search }) => {
      // An admin who tested the connection returns here too, signed in.
      if (auth.current() === null || workAccounts.isReturning()) return;
      throw redirect({ href: targetOf(search.redirect, isKnownTarget), replace: true });
    },
    component: lazyRouteComponent(async () => {
      const { SignInScreen } = await import('./screens/sign-in-screen.tsx');
      return {
        SignIn: () => {
          const search: SignInSearch = useSearch({ strict: false });
          return (
            <>
              <SignInScreen
                brand={brand}
                hasEnded={search.reason === 'ended'}
                redirect={search.redirect}
                workAccounts={workAccounts}
                onSignedIn={(wanted) => goTo(targetOf(wanted, isKnownTarget))}
                goTo={goTo}
              />
              {search.reason === 'updated' && <ToastPlace />}
            </>
          );
        },
      };
    }, 'SignIn'),
  });
}

function signOutRoute<Parent extends AnyRoute>(parent: Parent, options: AuthRouteOptions) {
  const { brand, countUnsent, signOut } = options;
  const parts = { brand, countUnsent, signOut };
  return createRoute({
    getParentRoute: () => parent,
    path: '/logout',
    beforeLoad: ({ preload }) => ({ isIntended: !preload && takeSignOutIntent() }),
    component: lazyRouteComponent(async () => {
      const { SignOutScreen } = await import('./screens/sign-out-screen.tsx');
      return {
        SignOut: () => {
          const { isIntended }: { isIntended?: boolean } = useRouteContext({ strict: false });
          return <SignOutScreen {...parts} isIntended={isIntended === true} />;
        },
      };
    }, 'SignOut'),
  });
}

/** Replaces the token of a link in the URL, so that it is not kept in the history. */
const withoutToken = 'link';

/** The tokens of opened links, only in memory. */
const opened: Record<'password' | 'email', string | null> = { password: null, email: null };

/** /forgot-password, and the pages of the mailed links. */
function passwordRoutes<Parent extends AnyRoute>(parent: Parent, options: AuthRouteOptions) {
  return [
    forgotRoute(parent, options),
    linkRoute(parent, options),
    confirmRoute(parent, options),
  ] as const;
}

/** /reset: removes all data of the product from this browser. */
function resetRoute<Parent extends AnyRoute>(parent: Parent, options: AuthRouteOptions) {
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

// Loaded lazily: the sign-in screen is small, and only needs toasts after a new password was set.
const Toasts = lazy(async () => {
  const part = await import('./toasts.tsx');
  return { default: part.Toasts };
});

/** Container of toasts on pages before the sign-in. */
function ToastPlace() {
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
