import { createRoute, lazyRouteComponent, redirect, useSearch } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AuthStore } from './auth-store.ts';

/** What the app hands in. */
export interface AuthRouteOptions {
  auth: AuthStore;
  brand: ReactNode;
  /** True for a path that a signed-in person may be sent to. */
  isKnownTarget: (path: string) => boolean;
  /** Goes to an address of the app. */
  goTo: (address: string) => void;
  /** How much was not sent to the server and goes with a sign-out. */
  countUnsent: () => Promise<number>;
  /** Ends the sign-in and forgets all data of the person. */
  signOut: () => Promise<void>;
}

/** What the address of the sign-in screen may hold. */
export interface SignInSearch {
  /** Where the visitor wanted to be. */
  redirect?: string;
  /** 'ended': an earlier sign-in ran out. */
  reason?: 'ended';
}

/** Where those go who wanted nothing in particular. */
const home = '/dashboard';

/** /login and /logout. */
export function authRoutes<Parent extends AnyRoute>(parent: Parent, options: AuthRouteOptions) {
  return [signInRoute(parent, options), signOutRoute(parent, options)] as const;
}

/** The address to go to after signing in: the wanted one if it is known and our own, else home. */
export function targetOf(wanted: string | undefined, isKnown: (path: string) => boolean): string {
  if (wanted === undefined || !/^\/(?![/\\])/.test(wanted)) return home;
  const path = wanted.replace(/[?#].*$/s, '');
  return isKnown(path) ? wanted : home;
}

function signInRoute<Parent extends AnyRoute>(parent: Parent, options: AuthRouteOptions) {
  const { auth, brand, isKnownTarget, goTo } = options;
  return createRoute({
    getParentRoute: () => parent,
    path: '/login',
    validateSearch: (search: Record<string, unknown>): SignInSearch => ({
      ...(typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {}),
      ...(search['reason'] === 'ended' ? { reason: 'ended' as const } : {}),
    }),
    beforeLoad: ({ search }) => {
      if (auth.current() === null) return;
      throw redirect({ href: targetOf(search.redirect, isKnownTarget), replace: true });
    },
    component: lazyRouteComponent(async () => {
      const { SignInScreen } = await import('./screens/sign-in-screen.tsx');
      return {
        SignIn: () => {
          const search: SignInSearch = useSearch({ strict: false });
          return (
            <SignInScreen
              brand={brand}
              hasEnded={search.reason === 'ended'}
              onSignedIn={() => goTo(targetOf(search.redirect, isKnownTarget))}
            />
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
    component: lazyRouteComponent(async () => {
      const { SignOutScreen } = await import('./screens/sign-out-screen.tsx');
      return { SignOut: () => <SignOutScreen {...parts} /> };
    }, 'SignOut'),
  });
}
