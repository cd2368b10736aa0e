import {
  createRoute,
  lazyRouteComponent,
  redirect,
  useRouteContext,
  useSearch,
} from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { passwordRoutes, resetRoute } from './password-routes.tsx';
import type { AuthRouteOptions } from './route-options.ts';
import { takeSignOutIntent } from './sign-out-intent.ts';
import { ToastPlace } from './toast-place.tsx';

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
