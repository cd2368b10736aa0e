import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';

/** What the app passes in. */
export interface ClosingRouteOptions {
  /** Ends the sign-in and deletes all data of the person. */
  signOut: () => Promise<void>;
  /** Navigates to a URL of the app. */
  goTo: (address: string) => void;
}

/** Closing an account, and a whole organisation. */
export const closingFeature = webFeature<Viewer, ClosingRouteOptions>({
  name: 'closing',
  addresses: { guarded: [['/settings/close', 'Close account or organisation', 'delete leave']] },
  routes: {
    settings: screens(({ signOut, goTo }) => [
      {
        path: '/settings/close',
        load: async () => {
          const { CloseScreen } = await import('./screens/close-screen.tsx');
          const leave = () => signOut().then(() => goTo('/logout'));
          return () => <CloseScreen leave={leave} />;
        },
      },
    ]),
  },
  settings: [
    {
      label: 'Close account or organisation',
      to: '/settings/close',
      under: 'Organisation',
      order: 60,
    },
  ],
});
