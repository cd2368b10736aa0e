import {
  createRoute,
  lazyRouteComponent,
  redirect,
  useParams,
  useSearch,
} from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AuthStore } from '#auth/web';
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
export function registrationRoutes<Parent extends AnyRoute>(
  parent: Parent,
  options: RegistrationRouteOptions,
) {
  return [
    registerRoute(parent, options),
    referralRoute(parent, options),
    termsRoute(parent, options.brand),
  ] as const;
}

function registerRoute<Parent extends AnyRoute>(parent: Parent, options: RegistrationRouteOptions) {
  return createRoute({
    getParentRoute: () => parent,
    path: '/register',
    beforeLoad: () => leaveIfSignedIn(options.auth),
    component: registerScreen(options),
  });
}

function referralRoute<Parent extends AnyRoute>(parent: Parent, options: RegistrationRouteOptions) {
  return createRoute({
    getParentRoute: () => parent,
    path: '/ref/$uuid',
    beforeLoad: () => leaveIfSignedIn(options.auth),
    component: registerScreen(options),
  });
}

function leaveIfSignedIn(auth: AuthStore): void {
  if (auth.current() !== null) throw redirect({ to: home, replace: true });
}

/** One screen for both; the URL of an invitation contains its code. */
function registerScreen({ brand, goTo }: RegistrationRouteOptions) {
  return lazyRouteComponent(async () => {
    const { RegisterScreen } = await import('./screens/register-screen.tsx');
    return {
      Register: () => {
        const params: { uuid?: string } = useParams({ strict: false });
        return (
          <RegisterScreen
            brand={brand}
            referral={params.uuid ?? ''}
            onSignedIn={() => goTo(home)}
            onSignIn={() => goTo('/login')}
          />
        );
      },
    };
  }, 'Register');
}

function termsRoute<Parent extends AnyRoute>(parent: Parent, brand: ReactNode) {
  return createRoute({
    getParentRoute: () => parent,
    path: '/terms-of-use',
    validateSearch: (search: Record<string, unknown>): { from?: string } =>
      typeof search['from'] === 'string' ? { from: search['from'] } : {},
    component: lazyRouteComponent(async () => {
      const { TermsScreen } = await import('./screens/terms-screen.tsx');
      return {
        Terms: () => {
          const search: { from?: string } = useSearch({ strict: false });
          return <TermsScreen brand={brand} origin={originOf(search.from)} />;
        },
      };
    }, 'Terms'),
  });
}
