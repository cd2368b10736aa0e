import { QueryClient } from '@tanstack/react-query';
import { authLogout } from '#auth/contract';
import { createAuthStore } from '#auth/web';
import type { AuthStore } from '#auth/web';
import { createClient } from '#packages/http/web';
import type { Client } from '#packages/http/web';
import { forgetRemembered, forgetToasts } from '#packages/ui';

/** What the page holds as long as it is open, made once. */
export interface AppState {
  readonly auth: AuthStore;
  readonly client: Client;
  readonly queries: QueryClient;
  /** Ends the sign-in: the server's, the copy's, the answers kept here; in all tabs. */
  readonly signOut: () => Promise<void>;
  /** The server no longer knows the token: forgets everything but asks nobody. */
  readonly endSession: () => void;
}

const staleTime = 5 * 60 * 1000;
/** Milliseconds the server is given to end a sign-in. */
const logoutPatience = 5000;

/**
 * Makes the state of the page.
 *
 * @param onEnded goes to the sign-in screen after a session ran out
 */
export function createAppState(onEnded: () => void): AppState {
  const auth = createAuthStore();
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime, refetchOnWindowFocus: false } },
  });
  const client = createClient({
    getToken: () => auth.current()?.token ?? null,
    onUnauthorised: () => endSession(),
  });
  let isLeaving = false;

  async function forgetAll(): Promise<void> {
    const record = auth.current();
    if (record !== null) {
      const { openCopy } = await import('./copy.ts');
      await openCopy(state, record).signOutCopy();
    }
    auth.clear();
    queries.clear();
    forgetToasts();
    forgetRemembered();
  }

  function endSession(): void {
    if (isLeaving || auth.current() === null) return;
    isLeaving = true;
    void forgetAll().finally(() => {
      isLeaving = false;
      onEnded();
    });
  }

  async function signOut(): Promise<void> {
    if (isLeaving || auth.current() === null) return;
    isLeaving = true;
    try {
      const signal = AbortSignal.timeout(logoutPatience);
      // A server that is away cannot keep anybody signed in on this device.
      await client.call(authLogout, undefined, { signal }).catch(() => undefined);
      await forgetAll();
    } finally {
      isLeaving = false;
    }
  }

  const state: AppState = { auth, client, queries, signOut, endSession };
  return state;
}
