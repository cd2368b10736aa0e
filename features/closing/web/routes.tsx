import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';

/** What the app passes in. */
export interface ClosingRouteOptions {
  /** Ends the sign-in and deletes all data of the person. */
  signOut: () => Promise<void>;
  /** Navigates to a URL of the app. */
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
