import { createRoute, useParams } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lazyScreen } from '#packages/feature/web';

/** What the app passes in. */
export interface InvitationRouteOptions {
  brand: ReactNode;
  /** Goes to an address of the app. */
  goTo: (address: string) => void;
}

/** /join/{token}, before a sign-in. */
export function joinRoutes(parent: AnyRoute, { brand, goTo }: InvitationRouteOptions): AnyRoute[] {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/join/$token',
      component: lazyScreen(async () => {
        const { JoinScreen } = await import('./join-screen.tsx');
        return function JoinRoute() {
          const { token = '' }: { token?: string } = useParams({ strict: false });
          return (
            <JoinScreen
              key={token}
              brand={brand}
              token={token}
              onSignedIn={() => goTo('/start')}
              onSignIn={() => goTo('/login')}
            />
          );
        };
      }),
    }),
  ];
}
