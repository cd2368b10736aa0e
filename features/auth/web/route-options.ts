import type { ReactNode } from 'react';
import type { AuthStore } from './auth-store.ts';
import type { WorkAccountClient } from './work-account/work-account-client.ts';

/** What the app hands in. */
export interface AuthRouteOptions {
  auth: AuthStore;
  /** The way to the provider of work accounts and back. */
  workAccounts: WorkAccountClient;
  brand: ReactNode;
  /** True for a path that a signed-in person may be sent to. */
  isKnownTarget: (path: string) => boolean;
  /** Goes to an address of the app. */
  goTo: (address: string) => void;
  /** How much was not sent to the server and goes with a sign-out. */
  countUnsent: () => Promise<number>;
  /** Ends the sign-in and forgets all data of the person. */
  signOut: () => Promise<void>;
  /**
   * Leaves nothing of this site in the browser and loads the sign-in page anew. False, and nothing is
   * gone, while the server cannot be reached: the page itself must come from there.
   */
  resetDevice: () => Promise<boolean>;
}
