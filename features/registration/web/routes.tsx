import { createRoute, redirect, useParams, useSearch } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AuthStore } from '#auth/web';
import { lazyScreen } from '#packages/feature/web';
import { originOf } from './terms-origin.ts';

/** What the app passes in. */
export interface RegistrationRouteOptions {
  auth: AuthStore;
  brand: ReactNode;
  /** Goes to an address of the app. */
  goTo: (address: string) => void;
}

/** First page of a new owner. */
const home = '/dashboard';

/** /register, /ref/{uuid} and /terms-of-use. */
export function registrationRoutes(
  parent: AnyRoute,
  { auth, brand, goTo }: RegistrationRouteOptions,
): AnyRoute[] {
  const getParentRoute = () => parent;
  // One screen for both; the URL of an invitation contains its code.
  const registers = ['/register', '/ref/$uuid'].map((path) =>
    createRoute({
      getParentRoute,
      path,
      beforeLoad: () => {
        if (auth.current() !== null) throw redirect({ to: home, replace: true });
      },
      component: lazyScreen(async () => {
        const { RegisterScreen } = await import('./screens/register-screen.tsx');
        return function Register() {
          const params: { uuid?: string } = useParams({ strict: false });
          return (
            <RegisterScreen
              brand={brand}
              referral={params.uuid ?? ''}
              onSignedIn={() => goTo(home)}
              onSignIn={() => goTo('/login')}
            />
          );
        };
      }),
    }),
  );
  const terms = createRoute({
    getParentRoute,
    path: '/terms-of-use',
    validateSearch: (search: Record<string, unknown>): { from?: string } =>
      typeof search['from'] === 'string' ? { from: search['from'] } : {},
    component: lazyScreen(async () => {
      const { TermsScreen } = await import('./screens/terms-screen.tsx');
      return function Terms() {
        const search: { from?: string } = useSearch({ strict: false });
        return <TermsScreen brand={brand} origin={originOf(search.from)} />;
      };
    }),
  });
  return [...registers, terms];
}
