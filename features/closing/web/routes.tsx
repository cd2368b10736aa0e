import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';

/** What the app hands in. */
export interface ClosingRouteOptions {
  /** Ends the sign-in and forgets all data of the person. */
  signOut: () => Promise<void>;
  /** Goes to an address of the app. */
  goTo: (address: string) => void;
}

/** /settings/close. */
export function closingRoutes<Parent extends AnyRoute>(
  parent: Parent,
  { signOut, goTo }: ClosingRouteOptions,
) {
  const leave = async () => {
    await signOut();
    goTo('/logout');
  };
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/settings/close',
      component: lazyRouteComponent(async () => {
        const { CloseScreen } = await import('./screens/close-screen.tsx');
        return { Close: () => <CloseScreen leave={leave} /> };
      }, 'Close'),
    }),
  ] as const;
}
