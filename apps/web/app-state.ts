import { QueryClient } from '@tanstack/react-query';
import { authLogout, authResetDevice } from '#auth/contract';
import type { AuthRecord } from '#auth/contract';
import { createAuthStore } from '#auth/web';
import type { AuthStore } from '#auth/web';
import { createClient } from '#packages/http/web';
import type { Client } from '#packages/http/web';
import { endProgress, forgetRemembered, forgetToasts } from '#packages/ui';
import { forgetDevice } from './forget-device.ts';
import { note } from './journal.ts';
import { hasSignInEnded } from './sign-in-check.ts';

/** What the page holds as long as it is open, made once. */
export interface AppState {
  readonly auth: AuthStore;
  readonly client: Client;
  readonly queries: QueryClient;
  /** How much lies on this device alone and would go with a sign-out. */
  readonly countUnsent: () => Promise<number>;
  /** Ends the sign-in: the server's, the copy's, the answers kept here; in all tabs. */
  readonly signOut: () => Promise<void>;
  /**
   * Signs out whoever is signed in, leaves nothing of this site in the browser, and loads the sign-in
   * page anew. False, and nothing is gone, while the server cannot be reached.
   */
  readonly resetDevice: () => Promise<boolean>;
  /** True from the beginning of a reset on. */
  readonly isResetting: () => boolean;
  /** The server no longer knows the token: forgets everything but asks nobody. */
  readonly endSession: () => void;
  /**
   * A worker says that the server refused the token, or that somebody signed out in another tab. The
   * sign-in ends only once that is confirmed. Resolves to whether it did.
   */
  readonly confirmEnd: (isRefused: boolean) => Promise<boolean>;
}

/** A sign-in that is being forgotten here, and whether somebody meant to leave or it ran out under them. */
interface Ending {
  isMeant: boolean;
  readonly gone: Promise<void>;
}

const staleTime = 5 * 60 * 1000;
/** Milliseconds the server is given to end a sign-in. */
const logoutTimeout = 5000;
/** Milliseconds the server is given to say that it is there. */
const serverTimeout = 5000;
/** Milliseconds the copy is given to say what was not sent. */
const countTimeout = 5000;
/** The same for a reset: the browser clears its own cache meanwhile, which may take a while. */
const resetTimeout = 15_000;

/**
 * Makes the state of the page.
 *
 * @param onEnded goes to the sign-in screen after a session ran out
 */
export function createAppState(onEnded: () => void): AppState {
  const auth = createAuthStore();
  const queries = new QueryClient({
    defaultOptions: {
      // Without a line a question fails and says so; one that waits for the line says nothing.
      queries: {
        ...{ staleTime, refetchOnWindowFocus: false },
        ...{ networkMode: 'always', refetchOnReconnect: true },
      },
    },
  });
  const client = createClient({
    getToken: () => auth.current()?.token ?? null,
    onUnauthorised: () => endSession(),
    onFailure: ({ method, path, status }) =>
      note({
        type: 'api',
        level: status === 0 || status >= 500 ? 'error' : 'warn',
        message: status === 0 ? 'Call without an answer' : 'Call refused',
        context: { method, path, status },
      }),
  });
  let ending: Ending | null = null;
  let isResetting = false;

  async function forgetAll(isRefused: boolean): Promise<void> {
    const record = auth.current();
    if (record !== null) {
      const { openCopy } = await import('./copy.ts');
      await openCopy(state, record).signOutCopy({ isRefused });
    }
    auth.clear();
    queries.clear();
    endProgress();
    forgetToasts();
    forgetRemembered();
  }

  function endSession(): void {
    if (isResetting || ending !== null || auth.current() === null) return;
    const own: Ending = { isMeant: false, gone: forgetAll(true).finally(over) };
    ending = own;
    function over() {
      ending = null;
      if (!own.isMeant) onEnded();
    }
  }

  async function confirmEnd(isRefused: boolean): Promise<boolean> {
    const record = auth.current();
    if (isResetting || ending !== null || record === null) return true;
    if (!(await hasSignInEnded(auth, record.token))) return false;
    if (auth.current()?.token !== record.token) return true;
    if (isRefused) endSession();
    else auth.clear();
    return true;
  }

  /** Somebody's own action may have ended the sign-in on the server first: then it is theirs from here on. */
  async function signOut(): Promise<void> {
    if (isResetting) return;
    if (ending !== null) {
      ending.isMeant = true;
      return ending.gone;
    }
    if (auth.current() === null) return;
    const gone = leaveServer()
      .then(() => forgetAll(false))
      .finally(() => (ending = null));
    ending = { isMeant: true, gone };
    return gone;
  }

  async function leaveServer(): Promise<void> {
    const signal = AbortSignal.timeout(logoutTimeout);
    // A server that is away cannot keep anybody signed in on this device.
    await client.call(authLogout, undefined, { signal }).catch(() => undefined);
  }

  async function resetDevice(): Promise<boolean> {
    if (isResetting || ending !== null) return true;
    // Afterwards nothing is left that could show a page without the server.
    if (!(await isServerThere())) return false;
    isResetting = true;
    const record = auth.current();
    if (record !== null) await endOnServer(record);
    await forgetDevice();
    // The page goes too, and with it whatever it still has in memory.
    location.replace('/login');
    return true;
  }

  /** Asked of the server itself: the browser calls a machine offline that reaches only its own network. */
  async function isServerThere(): Promise<boolean> {
    const signal = AbortSignal.timeout(serverTimeout);
    const answer = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => null);
    return answer?.ok ?? false;
  }

  async function endOnServer(record: AuthRecord): Promise<void> {
    // The copy lets go of its rows before the browser is told to clear them away under it.
    const { openCopy } = await import('./copy.ts');
    await openCopy(state, record).signOutCopy();
    const own = createClient({ getToken: () => record.token, onUnauthorised: () => undefined });
    const signal = AbortSignal.timeout(resetTimeout);
    await own.call(authResetDevice, undefined, { signal }).catch(() => undefined);
  }

  async function countUnsent(): Promise<number> {
    const record = auth.current();
    if (record === null) return 0;
    const { openCopy } = await import('./copy.ts');
    const listed = openCopy(state, record).listQueue();
    // A worker that hangs must not keep anybody signed in.
    const silent = new Promise<never[]>((resolve) => setTimeout(resolve, countTimeout, []));
    return (await Promise.race([listed, silent]).catch(() => [])).length;
  }

  const state: AppState = {
    auth,
    client,
    queries,
    countUnsent,
    signOut,
    resetDevice,
    isResetting: () => isResetting,
    endSession,
    confirmEnd,
  };
  return state;
}
