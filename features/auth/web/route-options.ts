import type { ReactNode } from 'react';
import type { AuthStore } from './auth-store.ts';
import type { WorkAccountClient } from './work-account/work-account-client.ts';

/** What the app passes in. */
export interface AuthRouteOptions {
  auth: AuthStore;
  /** Client of the provider of work accounts. */
  workAccounts: WorkAccountClient;
  brand: ReactNode;
  /** True for a path that a signed-in person may be sent to. */
  isKnownTarget: (path: string) => boolean;
  /** The page after a sign-in without a wanted page, on this screen. */
  home: () => string;
  /** Navigates to a URL of the app. */
  goTo: (address: string) => void;
  /** Number of unsent changes that a sign-out would delete. */
  countUnsent: () => Promise<number>;
  /** Ends the sign-in and deletes all data of the person. */
  signOut: () => Promise<void>;
  /**
   * Deletes all data of this site in the browser and reloads the sign-in page. False, without any
   * deletion, while the server cannot be reached, as the page itself must come from there.
   */
  resetDevice: () => Promise<boolean>;
}
