import { createRoute, redirect, useRouteContext, useSearch } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { lazyScreen } from '#packages/feature/web';
import type { AuthRouteOptions } from './route-options.ts';
import { takeSignOutIntent } from './sign-out-intent.ts';

/** URL search of the sign-in screen. */
export interface SignInSearch {
  /** The page that the visitor wanted. */
  redirect?: string;
  /** 'ended': an earlier sign-in expired; 'updated': a new password was set. */
  reason?: 'ended' | 'updated';
}

/**
 * The URL after signing in: the wanted one if it is a known page of the app, otherwise home.
 *
 * @param home the page after a sign-in without a wanted page
 */
export function targetOf(
  wanted: string | undefined,
  isKnown: (path: string) => boolean,
  home: string,
): string {
  if (wanted === undefined || !/^\/(?![/\\])/.test(wanted)) return home;
  const path = wanted.replace(/[?#].*$/s, '');
  return isKnown(path) ? wanted : home;
}

function isReason(value: unknown): value is 'ended' | 'updated' {
  return value === 'ended' || value === 'updated';
}

/** /login, /logout, /reset and the pages for a forgotten password. */
export function authRoutes(parent: AnyRoute, options: AuthRouteOptions): AnyRoute[] {
  const { auth, brand, isKnownTarget, home, goTo, workAccounts } = options;
  const { countUnsent, signOut, resetDevice } = options;
  const getParentRoute = () => parent;
  const login = createRoute({
    getParentRoute,
    path: '/login',
    validateSearch: (search: Record<string, unknown>): SignInSearch => ({
      ...(typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {}),
      ...(isReason(search['reason']) ? { reason: search['reason'] } : {}),
    }),
    beforeLoad: ({ search }) => {
      // An admin who tested the connection returns here too, signed in.
      if (auth.current() === null || workAccounts.isReturning()) return;
      throw redirect({ href: targetOf(search.redirect, isKnownTarget, home()), replace: true });
    },
    component: lazyScreen(async () => {
      const { SignInScreen } = await import('./screens/sign-in-screen.tsx');
      return function SignIn() {
        const search: SignInSearch = useSearch({ strict: false });
        return (
          <>
            <SignInScreen
              brand={brand}
              hasEnded={search.reason === 'ended'}
              redirect={search.redirect}
              workAccounts={workAccounts}
              onSignedIn={(wanted) => goTo(targetOf(wanted, isKnownTarget, home()))}
              goTo={goTo}
            />
            {search.reason === 'updated' && <ToastPlace />}
          </>
        );
      };
    }),
  });
  const logout = createRoute({
    getParentRoute,
    path: '/logout',
    beforeLoad: ({ preload }) => ({ isIntended: !preload && takeSignOutIntent() }),
    component: lazyScreen(async () => {
      const { SignOutScreen } = await import('./screens/sign-out-screen.tsx');
      return function SignOut() {
        const { isIntended }: { isIntended?: boolean } = useRouteContext({ strict: false });
        return (
          <SignOutScreen
            brand={brand}
            isIntended={isIntended === true}
            countUnsent={countUnsent}
            signOut={signOut}
          />
        );
      };
    }),
  });
  // Removes all data of the product from this browser.
  const reset = createRoute({
    getParentRoute,
    path: '/reset',
    component: lazyScreen(async () => {
      const { ResetScreen } = await import('./screens/reset-screen.tsx');
      return () => (
        <ResetScreen brand={brand} countUnsent={countUnsent} resetDevice={resetDevice} />
      );
    }),
  });
  const forgot = createRoute({
    getParentRoute,
    path: '/forgot-password',
    component: lazyScreen(async () => {
      const { ForgotPasswordScreen } = await import('./screens/forgot-password-screen.tsx');
      return () => <ForgotPasswordScreen brand={brand} />;
    }),
  });
  const password = createRoute({
    getParentRoute,
    path: '/forgot-password/$token',
    beforeLoad: hideToken('password', '/forgot-password'),
    component: lazyScreen(async () => {
      const { NewPasswordScreen } = await import('./screens/new-password-screen.tsx');
      // The reset has ended all sign-ins, also one in this browser.
      const onDone = () => signOut().then(() => goTo('/login?reason=updated'));
      return () => {
        const { password: token } = opened;
        return <NewPasswordScreen key={token} brand={brand} token={token} onDone={onDone} />;
      };
    }),
  });
  const email = createRoute({
    getParentRoute,
    path: '/confirm-email/$token',
    beforeLoad: hideToken('email', '/confirm-email'),
    component: lazyScreen(async () => {
      const { ConfirmEmailScreen } = await import('./confirm/confirm-email-screen.tsx');
      return () => <ConfirmEmailScreen brand={brand} token={opened.email} key={opened.email} />;
    }),
  });
  return [login, logout, reset, forgot, password, email];
}

/** The tokens of opened links, only in memory. */
const opened: Record<'password' | 'email', string | null> = { password: null, email: null };

/** Replaces the token of a link in the URL, so that it is not kept in the history. */
const withoutToken = 'link';

interface Opening {
  params: { token: string };
  location: { hash: string };
  preload: boolean;
}

function hideToken(of: keyof typeof opened, path: string) {
  return ({ params, location, preload }: Opening) => {
    if (preload || params.token === withoutToken) return;
    opened[of] = `${params.token}.${location.hash}`;
    throw redirect({ href: `${path}/${withoutToken}`, replace: true });
  };
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
